import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type WriteAnswer, createWrites } from './joined-writes.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const minute = 60_000
const limits = { writeResultKept: 15 * minute, writeResults: 3, writeResultBytes: 1_000 }
const done: WriteAnswer = { status: 200, headers: {}, body: '{"success":true}' }

const answering = (answer: WriteAnswer) => vi.fn(() => Promise.resolve(answer))

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

test('of too many bytes the oldest answers go first, and no write is sent again', async () => {
  const { deliver } = createWrites(limits)
  const large = { ...done, body: 'x'.repeat(200) }
  const sends = ['1', '2', '3'].map((id) => write(id, answering(large)))
  for (const one of sends) expect(await deliver(one)).toBe(large)
  const again = await Promise.all(sends.map((one) => deliver(one)))
  expect(again.map(({ status }) => status)).toEqual([409, 200, 200])
  expect(JSON.parse(again[0]?.body ?? '')).toMatchObject({
    success: false,
    code: 'ANSWER_NOT_KEPT',
  })
  expect(sends.map(({ send }) => send.mock.calls.length)).toEqual([1, 1, 1])
})

test('an answer too large to be kept still reaches all who wait for it', async () => {
  const { deliver } = createWrites(limits)
  const huge = { ...done, body: 'x'.repeat(501) }
  const one = write('1', answering(huge))
  expect(await Promise.all([deliver(one), deliver(one)])).toEqual([huge, huge])
  expect((await deliver(one)).status).toBe(409)
  expect(one.send).toHaveBeenCalledTimes(1)
})

test('the answer that came last is the last to go, however early it was asked for', async () => {
  const { deliver } = createWrites(limits)
  const large = { ...done, body: 'x'.repeat(200) }
  let finish: () => void = vi.fn()
  const slow = write(
    'slow',
    vi.fn(() => new Promise<WriteAnswer>((resolve) => (finish = () => resolve(large)))),
  )
  const first = deliver(slow)
  const quick = ['1', '2'].map((id) => write(id, answering(large)))
  for (const one of quick) await deliver(one)
  finish()
  await first
  expect((await deliver(slow)).status).toBe(200)
  expect((await deliver(quick[0]!)).status).toBe(409)
})

test('results are forgotten without another write, and keep no process alive', async () => {
  vi.useFakeTimers()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const { deliver } = createWrites(limits)
  const start = Date.now()
  const send = answering(done)
  await deliver(write('1', send))
  expect(timers.mock.results.map(({ value }) => (value as NodeJS.Timeout).hasRef())).toEqual([
    false,
  ])
  await vi.advanceTimersByTimeAsync(16 * minute)
  // With the clock turned back, the next write itself has nothing to forget.
  vi.setSystemTime(start)
  await deliver(write('1', send))
  expect(send).toHaveBeenCalledTimes(2)
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
