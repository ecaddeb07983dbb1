import { beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#base/storage/local-storage.testing.ts'
import * as z from 'zod/mini'

vi.mock('idb-keyval', () => import('./idb-keyval.testing.ts'))

let stored: Map<string, string>
let databases: Map<string, Map<string, unknown>>

beforeEach(() => {
  databases = new Map()
  stored = stubLocalStorage()
  vi.stubGlobal('fakeDatabases', databases)
  vi.stubGlobal('fakeDatabasesHeld', undefined)
  vi.stubGlobal('BroadcastChannel', undefined)
})

const Words = z.array(z.string())

/** Loads the modules afresh, like a tab. */
async function openTab(account?: string) {
  vi.resetModules()
  const owner = await import('./private-owner.ts')
  const { privateStore, privateStoresLoaded } = await import('./private-store.ts')
  if (account) owner.openPrivateStores(account)
  const words = privateStore('webhooks', Words, [])
  return { ...owner, words, loaded: privateStoresLoaded }
}

const records = () => databases.get('counter-private') ?? new Map<string, unknown>()
const add = (word: string) => (words: string[]) => [...words, word]

test('memory answers at once, and a later page reads it from the disk', async () => {
  const first = await openTab('alice')
  first.words.replace(['hers'])
  expect(first.words.get()).toEqual(['hers'])
  await vi.waitFor(() => expect(records().size).toBe(1))

  const later = await openTab('alice')
  expect(later.words.get()).toEqual([])
  const listener = vi.fn<() => void>()
  later.words.subscribe(listener)
  await later.loaded()
  expect(later.words.get()).toEqual(['hers'])
  expect(listener).toHaveBeenCalled()
})

test('values added before the disk is read are merged with what it holds', async () => {
  const first = await openTab('alice')
  first.words.replace(['stored'])
  await vi.waitFor(() => expect(records().size).toBe(1))
  const later = await openTab('alice')
  later.words.set(add('early'))
  expect(later.words.get()).toEqual(['early'])
  await later.loaded()
  later.words.set(add('late'))
  expect(later.words.get()).toEqual(['stored', 'early', 'late'])
})

test('a message from another tab takes back nothing that is still being saved', async () => {
  let arrive: ((event: { data: unknown }) => void) | undefined
  class Channel {
    postMessage = () => undefined
    addEventListener = (_type: string, listener: typeof arrive) => (arrive = listener)
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  const { words, loaded } = await openTab('alice')
  await loaded()
  words.set(add('saved'))
  await vi.waitFor(() => expect(records().size).toBe(1))
  words.set(add('unsaved'))
  const listener = vi.fn<() => void>()
  words.subscribe(listener)
  arrive?.({ data: { account: 'alice', message: 'webhooks' } })
  await vi.waitFor(() => expect(words.keeping.get()).toBe('kept'))
  expect(words.get()).toEqual(['saved', 'unsaved'])
  expect((await openTabAgain()).get()).toEqual(['saved', 'unsaved'])
})

async function openTabAgain() {
  const { words, loaded } = await openTab('alice')
  await loaded()
  return words
}

test('G2: what was not read in time is never written over', async () => {
  const first = await openTab('alice')
  first.words.set(add('stored'))
  await vi.waitFor(() => expect(records().size).toBe(1))
  vi.useFakeTimers()
  const held = new EventTarget()
  const release = new Promise((resolve) => held.addEventListener('release', resolve))
  vi.stubGlobal('fakeDatabasesHeld', release)
  const slow = await openTab('alice')
  const loading = slow.loaded()
  await vi.advanceTimersByTimeAsync(3_000)
  await loading
  slow.words.set(add('typed'))
  expect(slow.words.get()).toEqual(['typed'])
  expect(slow.words.keeping.get()).toBe('waiting')
  held.dispatchEvent(new Event('release'))
  vi.useRealTimers()
  await vi.waitFor(() => expect(slow.words.keeping.get()).toBe('kept'))
  expect(slow.words.get()).toEqual(['stored', 'typed'])
  expect((await openTabAgain()).get()).toEqual(['stored', 'typed'])
})

test('what a newer build has stored stays when this one adds to it', async () => {
  const first = await openTab('alice')
  first.words.set(add('stored'))
  await vi.waitFor(() => expect(first.words.keeping.get()).toBe('kept'))
  vi.resetModules()
  const owner = await import('./private-owner.ts')
  const { privateStore, privateStoresLoaded } = await import('./private-store.ts')
  owner.openPrivateStores('alice')
  await privateStoresLoaded()
  const older = privateStore('webhooks', z.array(z.number()), [])
  older.set((numbers) => [...numbers, 1])
  await vi.waitFor(() => expect(older.keeping.get()).toBe('not-kept'))
  expect(older.get()).toEqual([1])
  expect((await openTabAgain()).get()).toEqual(['stored'])
})

test('nothing lies in clear text, and the key cannot be exported', async () => {
  const { words } = await openTab('alice')
  words.replace(['mara@example.com'])
  await vi.waitFor(() => expect(records().size).toBe(1))
  const bytes = [...records().values()].map((record) =>
    new TextDecoder().decode((record as { sealed: ArrayBuffer }).sealed),
  )
  expect(bytes.join('')).not.toContain('mara')
  expect([...stored.values()].join('')).not.toContain('mara')
  const key = databases.get('counter-private-key')?.get('key') as CryptoKey
  expect(key.extractable).toBe(false)
})

test('another account sees nothing, and what was there is deleted', async () => {
  const first = await openTab('alice')
  first.words.replace(['hers'])
  await vi.waitFor(() => expect(records().size).toBe(1))
  const next = await openTab('bob')
  await next.loaded()
  expect(next.words.get()).toEqual([])
  expect(records().size).toBe(0)
})

test('signing out deletes the values and their key', async () => {
  const { words, loaded, erasePrivateStores } = await openTab('alice')
  words.replace(['hers'])
  await vi.waitFor(() => expect(records().size).toBe(1))
  erasePrivateStores()
  words.replace(['late'])
  expect(words.get()).toEqual([])
  await loaded()
  expect(records().size).toBe(0)
  expect(databases.get('counter-private-key')?.size).toBe(0)
})

test('what a sign-out could not delete is not read by the next sign-in', async () => {
  const first = await openTab('alice')
  first.words.replace(['hers'])
  await vi.waitFor(() => expect(records().size).toBe(1))
  stored.delete('counter.owner')
  const next = await openTab('alice')
  await next.loaded()
  expect(next.words.get()).toEqual([])
  expect(records().size).toBe(0)
})

test('a value is deleted 90 days after its last change', async () => {
  const first = await openTab('alice')
  first.words.replace(['hers'])
  await vi.waitFor(() => expect(records().size).toBe(1))
  const [record] = records().values() as unknown as [{ savedAt: number }]
  record.savedAt -= 91 * 86_400_000
  const later = await openTab('alice')
  await later.loaded()
  expect(later.words.get()).toEqual([])
  expect(records().size).toBe(0)
})

test('values that fail the schema read as empty', async () => {
  const first = await openTab('alice')
  first.words.replace(['hers'])
  await vi.waitFor(() => expect(records().size).toBe(1))
  vi.resetModules()
  const owner = await import('./private-owner.ts')
  const { privateStore, privateStoresLoaded } = await import('./private-store.ts')
  owner.openPrivateStores('alice')
  await privateStoresLoaded()
  expect(privateStore('webhooks', z.array(z.number()), []).get()).toEqual([])
})

test.each(['localStorage', 'fakeDatabases'])(
  'data lasts as long as the page if the browser blocks its %s',
  async (blocked) => {
    vi.stubGlobal(blocked, undefined)
    const { words, loaded, openPrivateStores } = await openTab('alice')
    words.replace(['hers'])
    await loaded()
    expect(words.get()).toEqual(['hers'])
    openPrivateStores('bob')
    expect(words.get()).toEqual([])
  },
)
