import { expect, test } from 'vitest'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { comparedRows, lastGood, onlyIn } from './compare.ts'

const log = (id: string, hour: number, responseCode: number): WebhookLog => ({
  id,
  dateCreated: `2026-11-21T${hour}:00:00Z`,
  responseCode,
  signature: false,
})

test('compares with the newest success before, else with the next after', () => {
  const [first, second, failed, later] = [
    log('a', 10, 200),
    log('b', 11, 204),
    log('c', 12, 502),
    log('d', 13, 200),
  ] as const
  expect(lastGood(failed, [later, failed, second, first])).toBe(second)
  expect(lastGood(failed, [later, failed])).toBe(later)
  expect(lastGood(failed, [failed])).toBeUndefined()
})

test('compares with a success of the same order first, and orders by their shape', () => {
  const failed = { ...log('c', 12, 422), orderId: 'one' }
  const own = { ...log('a', 10, 200), orderId: 'ONE' }
  const other = { ...log('b', 11, 200), orderId: 'two' }
  expect(lastGood(failed, [failed, other, own])).toBe(own)
  const [one, two] = ['{"id":"a","sum":1}', '{"id":"b","sum":2,"tax":null}']
  expect(comparedRows(one, '{"id":"b","sum":2}', true)).toMatchObject([{ kind: 'folded' }])
  expect(comparedRows(one, two, true)?.find(({ kind }) => kind === 'plus')).toMatchObject({
    text: '  "tax": …',
  })
})

test('shows what differs, and folds what is the same', () => {
  const same = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`k${at}`, at]))
  const rows = comparedRows(
    JSON.stringify({ ...same, amount: 249 }),
    JSON.stringify({ ...same, amount: 164.06, coupon: null }),
  )
  expect(rows).toEqual([
    { kind: 'folded', count: 8, number: 1 },
    { kind: 'same', number: 9, text: '  "k7": 7,' },
    { kind: 'same', number: 10, text: '  "k8": 8,' },
    { kind: 'minus', number: 11, text: '  "amount": 249' },
    { kind: 'plus', number: 11, text: '  "amount": 164.06,' },
    { kind: 'plus', number: 12, text: '  "coupon": null' },
    { kind: 'same', number: 13, text: '}' },
  ])
})

test('a comma that follows is no difference, and neither is the order of equal bodies', () => {
  expect(comparedRows('{"a":1}', '{"a":1}')).toEqual([{ kind: 'folded', count: 3, number: 1 }])
  expect(comparedRows('{"a":1}', '{"a":1,"b":2}')?.map(({ kind }) => kind)).toEqual([
    'same',
    'same',
    'plus',
    'same',
  ])
})

test('text that is no JSON is compared line by line, and very long text not at all', () => {
  expect(comparedRows('a\nb', 'a\nc')?.map(({ kind }) => kind)).toEqual(['same', 'minus', 'plus'])
  expect(comparedRows('', 'a\n'.repeat(2_000))).toBeUndefined()
})

test('names the paths that only this body has, and those of another kind', () => {
  const before = '{"coupon":null,"items":[{"quantity":1}]}'
  const after =
    '{"coupon":{"code":"A"},"items":[{"quantity":2},{"quantity":1,"tier":3}],"tax":{"rate":9}}'
  expect(onlyIn(before, after)).toEqual(['coupon as an object', 'items[].tier', 'tax'])
  expect(onlyIn('no', after)).toEqual(['coupon', 'items', 'tax'])
  expect(onlyIn(before, before)).toEqual([])
})
