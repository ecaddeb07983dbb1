import { expect, test } from 'vitest'
import { recordLog } from './log.testing.ts'
import { createMemoryStore } from './store-memory.ts'
import { watchStore } from './watched-store.ts'

test('a store that is lost and comes back is logged once each time', async () => {
  const { log, events } = recordLog()
  const inner = createMemoryStore()
  let failures = 0
  const store = watchStore(inner, log, () => (failures += 1))
  const { check } = inner
  inner.check = () => Promise.reject(new DOMException('late', 'TimeoutError'))
  for (let count = 0; count < 3; count += 1) await expect(store.check()).rejects.toThrow('late')
  expect(failures).toBe(3)
  expect(events('store-lost')).toMatchObject([{ level: 'error', cause: 'TimeoutError' }])
  inner.check = check
  await store.check()
  await store.check()
  expect(events('store-back')).toMatchObject([{ ms: expect.any(Number) as number }])
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
