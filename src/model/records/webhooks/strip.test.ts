import { expect, test } from 'vitest'
import { WebhookLog } from '#api/schemas/webhooks.ts'
import { barsOf, chosenBy, isIn } from './strip.ts'

const at = (second: number) => `2026-11-22T09:00:0${second}Z`
const logs = [at(3), 'soon', at(1), null, at(2)].map((dateCreated, id) =>
  WebhookLog.parse({ id: `d${id}`, dateCreated }),
)
const bars = barsOf(logs)
const [first, second, third] = bars.map(({ instant }) => instant!)

test('the bars stand by their time, those without one last and in no span', () => {
  expect(bars.map(({ log }) => log.id)).toEqual(['d2', 'd4', 'd0', 'd1', 'd3'])
  const all = { from: third!, to: first! }
  expect(bars.map((bar) => isIn(bar, all))).toEqual([true, true, true, false, false])
})

const press = (keys: [string, boolean?][], isRtl = false) =>
  keys.reduce<ReturnType<typeof chosenBy>>(
    (chosen, [key, shiftKey = false]) => chosenBy({ key, shiftKey }, isRtl, bars, chosen) ?? chosen,
    undefined,
  )

test('keys move along the bars, extend what is chosen, and end at both ends', () => {
  expect(press([['ArrowLeft']])).toEqual({ from: third, to: third })
  expect(press([['ArrowLeft'], ['ArrowLeft', true]])).toEqual({ from: third, to: second })
  expect(press([['Home'], ['ArrowLeft']])).toEqual({ from: first, to: first })
  expect(press([['Home'], ['ArrowLeft']], true)).toEqual({ from: second, to: second })
  expect(press([['Home'], ['End', true], ['ArrowRight', true]])).toEqual({ from: first, to: third })
  expect(press([['End', true]])).toEqual({ from: third, to: third })
  expect(press([['x']])).toBeUndefined()
  expect(chosenBy({ key: 'Home', shiftKey: false }, false, barsOf([]), undefined)).toBeUndefined()
})
