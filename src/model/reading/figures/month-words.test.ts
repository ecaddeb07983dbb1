import { expect, test } from 'vitest'
import { monthRemarks } from './month-words.ts'

const whole = { name: 'october', isOver: true, lacks: [], unread: 0, unclear: 0, undated: 0 }
const ALL = 'These counts are of all currencies, older refunded orders included.'

test.each([
  [{}, []],
  [{ isOver: false }, ['October isn’t over. The file says so in its name.']],
  [
    { lacks: ['Stopped early. The file is incomplete.'] },
    ['The list of orders may not be whole. Stopped early. The file is incomplete.'],
  ],
  [{ unread: 1 }, ['1 order missing: fees, tax, refunds and chargebacks are without it.', ALL]],
  [{ unclear: 1 }, [expect.stringContaining('nobody can tell whether it was refunded'), ALL]],
  [{ undated: 2 }, ['2 orders without a usable date left out.', ALL]],
])('a month’s file says what it rests on besides: %j', (odd, said) => {
  expect(monthRemarks({ ...whole, ...odd })).toEqual(said)
})
