import { expect, test, vi } from 'vitest'
import { recordLog } from './log.testing.ts'
import { sessionDigest } from './session-digest.ts'
import { createMemoryStore } from './store-memory.ts'
import type { Store } from './store.ts'
import { watchStore } from './watched-store.ts'

/** A store that fails on request, and the moment at which it is asked again. */
function watched() {
  const { log, events } = recordLog()
  const inner = createMemoryStore()
  const failing = { check: undefined as Error | undefined, claim: undefined as Error | undefined }
  const { check, claim } = inner
  inner.check = () => (failing.check ? Promise.reject(failing.check) : check())
  inner.claim = vi.fn((write) => (failing.claim ? Promise.reject(failing.claim) : claim(write)))
  const waits: (() => void)[] = []
  const wait = () => new Promise<void>((resolve) => waits.push(resolve))
  const onFailure = vi.fn()
  const store = watchStore(inner, log, onFailure, wait)
  const askAgain = async () => {
    await vi.waitFor(() => expect(waits).toHaveLength(1))
    waits.pop()!()
  }
  return { store, inner, failing, events, onFailure, askAgain }
}

const late = new DOMException('late', 'TimeoutError')
const full = Object.assign(new Error('full'), { code: 'ENOSPC' })
const write = { session: 'session-1', id: '1', content: 'digest' }

test('a full disk is told once, and is over when it can be written again', async () => {
  const { store, failing, events, onFailure, askAgain } = watched()
  Object.assign(failing, { check: full, claim: full })
  for (let count = 0; count < 3; count += 1) {
    await expect(store.claim(write)).rejects.toThrow('full')
    expect(await store.isSessionLive('session-1')).toBe(false)
  }
  expect(onFailure).toHaveBeenCalledTimes(3)
  expect(events('store-lost')).toMatchObject([{ level: 'error', cause: 'ENOSPC' }])
  expect(events('store-back')).toEqual([])
  Object.assign(failing, { check: undefined, claim: undefined })
  await askAgain()
  await vi.waitFor(() =>
    expect(events('store-back')).toMatchObject([{ ms: expect.any(Number) as number }]),
  )
})

test('a store that keeps silent is not waited for again and again', async () => {
  const { store, inner, failing, events, askAgain } = watched()
  Object.assign(failing, { check: late, claim: late })
  await expect(store.claim(write)).rejects.toThrow('late')
  await expect(store.claim(write)).rejects.toThrow('late')
  await expect(store.isSessionLive('session-1')).rejects.toThrow('late')
  expect(inner.claim).toHaveBeenCalledTimes(1)
  Object.assign(failing, { check: undefined, claim: undefined })
  await askAgain()
  await vi.waitFor(() => expect(events('store-back')).toHaveLength(1))
  expect((await store.claim(write)).state).toBe('ended')
})

test('a store that falls silent after another failure is not waited for either', async () => {
  const { store, inner, failing } = watched()
  Object.assign(failing, { check: full, claim: full })
  await expect(store.claim(write)).rejects.toThrow('full')
  failing.claim = late
  await expect(store.claim(write)).rejects.toThrow('late')
  await expect(store.claim(write)).rejects.toThrow('late')
  expect(inner.claim).toHaveBeenCalledTimes(2)
})

test('whoever asks whether it is ready costs it one look in a second', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { store, inner } = watched()
  const check = vi.spyOn(inner, 'check')
  for (let count = 0; count < 100; count += 1) await store.check()
  expect(check).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 1_001)
  await store.check()
  expect(check).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('while a store is lost each look at it counts as a failure, and says that it is down', async () => {
  const { store, failing, onFailure, askAgain } = watched()
  expect(await store.isUp()).toBe(true)
  Object.assign(failing, { check: late, claim: late })
  await expect(store.claim(write)).rejects.toThrow('late')
  for (let count = 0; count < 8; count += 1) await expect(store.check()).rejects.toThrow('late')
  expect(onFailure).toHaveBeenCalledTimes(9)
  expect(await store.isUp()).toBe(false)
  Object.assign(failing, { check: undefined, claim: undefined })
  await askAgain()
  await vi.waitFor(async () => expect(await store.isUp()).toBe(true))
})

test('a store that does not end a look is down, and is not asked a second time meanwhile', async () => {
  vi.useFakeTimers()
  const { store, inner } = watched()
  const check = vi.spyOn(inner, 'check').mockReturnValue(new Promise(() => undefined))
  for (let count = 0; count < 3; count += 1) {
    const isUp = store.isUp()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await isUp).toBe(false)
  }
  expect(check).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('a store that has forgotten a claim is told and counted, one that only ended the session is not', async () => {
  const { store, inner, events, onFailure } = watched()
  expect((await store.claim(write)).state).toBe('ended')
  expect(events('store-forgot')).toEqual([])
  vi.mocked(inner.claim).mockResolvedValueOnce({ state: 'ended', forgot: true })
  expect(await store.claim(write, 5)).toEqual({ state: 'ended', forgot: true })
  expect(inner.claim).toHaveBeenLastCalledWith(write, 5)
  expect(events('store-forgot')).toMatchObject([
    { level: 'error', session: sessionDigest(write.session) },
  ])
  expect(onFailure.mock.calls).toEqual([['store-forgot']])
})

test('another server behind the store is told and counted, whoever looks', async () => {
  const { store, inner, failing, events, onFailure, askAgain } = watched()
  await store.check()
  expect(events('store-changed')).toEqual([])
  failing.claim = late
  failing.check = late
  await expect(store.claim(write)).rejects.toBe(late)
  failing.check = undefined
  vi.spyOn<Store, 'check'>(inner, 'check').mockResolvedValueOnce('changed')
  await askAgain()
  await vi.waitFor(() => expect(events('store-back')).toHaveLength(1))
  expect(events('store-changed')).toMatchObject([{ level: 'warn' }])
  expect(onFailure.mock.calls.flat()).toContain('store-changed')
})

test('a replaced store gets all further calls', async () => {
  const [first, second] = [createMemoryStore(), createMemoryStore()]
  const store = watchStore(first, recordLog().log, () => undefined)
  await store.beginSession('session-1', Date.now() + 60_000)
  store.replace(second)
  expect(await store.isSessionLive('session-1')).toBe(false)
  await store.beginSession('session-2', Date.now() + 60_000)
  expect([await first.isSessionLive('session-2'), await second.isSessionLive('session-2')]).toEqual(
    [false, true],
  )
  expect(store.description).toBe(second.description)
})
