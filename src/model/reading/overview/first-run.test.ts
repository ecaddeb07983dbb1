import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#base/storage/local-storage.testing.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  vi.resetModules()
  stored.clear()
  stubLocalStorage(stored)
})

afterEach(() => vi.unstubAllGlobals())

/** The page of this account, loaded anew over what the browser has stored. */
async function open(account = 'merchant') {
  const { openPrivateStores } = await import('#base/storage/private-owner.ts')
  openPrivateStores(account)
  return import('./first-run.ts')
}

async function visited(storeId: string) {
  const { visits } = await import('./visits.ts')
  visits(storeId).set({ seenAt: 0, before: {}, latest: {} })
}

test('shows the tasks on three days of use, and never again', async () => {
  const { isFirstRun, noteShown } = await open('a')
  for (const day of ['1', '2', '2', '5']) {
    expect(isFirstRun('store', day)).toBe(true)
    noteShown(day)
    await visited('store')
  }
  expect(isFirstRun('store', '5')).toBe(true)
  expect(isFirstRun('store', '6')).toBe(false)
})

test('ends once all is done, also after a sign-out, and for this account only', async () => {
  const { isFirstRun, noteDone, noteShown, firstRun } = await open('bbbb')
  noteShown('1')
  noteDone('find')
  noteDone('waiting')
  expect(isFirstRun('store', '1')).toBe(true)
  noteDone('fix')
  expect(isFirstRun('store', '1')).toBe(false)
  const { erasePrivateStores, openPrivateStores } = await import('#base/storage/private-owner.ts')
  erasePrivateStores()
  openPrivateStores('cccc')
  expect(firstRun.get().done).toEqual({})
  expect(isFirstRun('store', '1')).toBe(true)
  openPrivateStores('bbbb')
  expect(isFirstRun('store', '1')).toBe(false)
})

test('leaves alone who was here before, until they ask to be shown around', async () => {
  const first = await open('d')
  await visited('store')
  expect(first.isFirstRun('store', '1')).toBe(false)
  first.endFirstRun()
  first.beginFirstRun()
  expect(first.isFirstRun('store', '1')).toBe(true)
  first.noteShown('1')
  expect((await open('d')).isFirstRun('store', '2')).toBe(true)
})

test('reads what it cannot understand as nothing', async () => {
  stored.set('counter.first-run.eeee', '{"days":7}')
  const { isFirstRun } = await open('eeee')
  expect(isFirstRun('store', '1')).toBe(true)
})
