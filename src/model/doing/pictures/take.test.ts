import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCouponsPicture } from './take.ts'

const storeId = '11111111-1111-1111-1111-111111111111'
const ids = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `c${from + at}`)
const known = (all: readonly string[]) => all.map((id) => `coupon:${id}`)
let answers: (string[] | 'broken')[][]
let asked: number

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  vi.stubGlobal('fetch', (address: string) => {
    const page = Number(new URL(address, 'https://counter.test').searchParams.get('Page'))
    const reading = answers[Math.min(Math.floor(asked / 2), answers.length - 1)]!
    asked += 1
    const rows = reading[page - 1] ?? []
    const data = rows === 'broken' ? [{ id: 'c1' }, 'broken'] : rows.map((id) => ({ id }))
    return Promise.resolve(Response.json({ success: true, data, pages: reading.length }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function read(all: readonly string[]) {
  const reading = readCouponsPicture(storeId, known(all), new AbortController().signal)
  await vi.runAllTimersAsync()
  const picture = await reading
  return picture && Object.keys(picture).length
}

test('a coupon that slipped from one page to the one before is no deleted one', async () => {
  const all = ids(163)
  answers = [
    [all.slice(0, 100), all.slice(101)],
    [all.slice(0, 100), all.slice(100)],
  ]
  expect(await read(all)).toBe(163)
})

test('one that is missing twice is gone', async () => {
  const all = ids(163)
  answers = [[all.slice(0, 100), all.slice(101)]]
  expect(await read(all)).toBe(162)
  expect(asked).toBe(4)
})

test('a whole list is read once, and one with an unreadable record gives no picture', async () => {
  const all = ids(163)
  answers = [[all.slice(0, 100), all.slice(100)]]
  expect(await read(all)).toBe(163)
  expect(asked).toBe(2)
  answers = [['broken']]
  asked = 0
  expect(await read([])).toBeUndefined()
})
