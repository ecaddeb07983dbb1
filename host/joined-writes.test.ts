import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type WriteAnswer, createWrites } from './joined-writes.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const minute = 60_000
const limits = { writeResultKept: 15 * minute, writeResults: 3 }
const done: WriteAnswer = { status: 200, headers: {}, body: '{"success":true}' }

function write(id: string, send = vi.fn(() => Promise.resolve(done))) {
  return { id, content: 'same', exclusive: undefined, send }
}

test('a result is kept for 15 minutes, and no longer', async () => {
  const { deliver } = createWrites(limits)
  const send = vi.fn(() => Promise.resolve(done))
  await deliver(write('1', send))
  vi.setSystemTime(Date.now() + 15 * minute)
  expect(await deliver(write('1', send))).toBe(done)
  expect(send).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 1)
  await deliver(write('1', send))
  expect(send).toHaveBeenCalledTimes(2)
})

test('of too many results the oldest go first', async () => {
  const { deliver } = createWrites(limits)
  const sends = ['1', '2', '3', '4'].map((id) => write(id))
  for (const one of sends) await deliver(one)
  for (const one of sends.toReversed()) await deliver(one)
  expect(sends.map(({ send }) => send.mock.calls.length)).toEqual([2, 1, 1, 1])
})

test('a write under way is never forgotten, however long and many', async () => {
  const { deliver, settled } = createWrites(limits)
  let finish: (answer: WriteAnswer) => void = vi.fn()
  const send = vi.fn(() => new Promise<WriteAnswer>((resolve) => (finish = resolve)))
  const first = deliver(write('slow', send))
  for (let count = 0; count < 10; count += 1) await deliver(write(`quick ${count}`))
  vi.setSystemTime(Date.now() + 60 * minute)
  const again = deliver(write('slow', send))
  expect(send).toHaveBeenCalledTimes(1)
  const waiting = settled()
  finish(done)
  expect(await Promise.all([first, again])).toEqual([done, done])
  await waiting
})

test('what excludes others is let go of when it fails, too', async () => {
  const { deliver } = createWrites(limits)
  const exclusive = 'refund of an order'
  const unknown = { ...done, status: 502 }
  let fail: () => void = vi.fn()
  const send = () => new Promise<WriteAnswer>((resolve) => (fail = () => resolve(unknown)))
  const first = deliver({ ...write('1'), exclusive, send })
  const second = await deliver({ ...write('2'), exclusive })
  expect(second.status).toBe(409)
  fail()
  expect(await first).toBe(unknown)
  expect(await deliver({ ...write('2'), exclusive })).toBe(done)
})
