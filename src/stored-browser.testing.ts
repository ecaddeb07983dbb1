import { expect, vi } from 'vitest'
import { storageOver, stubLocalStorage } from '#base/storage/local-storage.testing.ts'
import type { itemOf } from '#features/preferences/stored-items.ts'

/** One thing that is stored: how it gets there, and how a page reads it. */
export type Shape = {
  put: (value: unknown) => void | Promise<void>
  stored: unknown
  /** What a later page reads. */
  read: () => unknown
  /** What it makes of `stored`, where it says it otherwise. */
  as?: unknown
}

export const now = Date.now()
const local = new Map<string, string>()
const session = new Map<string, string>()
export const databases = new Map<string, Map<string, unknown>>()

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

let applyScheme: () => void = () => undefined
const root = {
  dataset: {} as Record<string, string>,
  hasAttribute: () => false,
  toggleAttribute: () => undefined,
}
const facts = JSON.stringify({ signedIn: true, account: 'merchant' })

/** A browser with nothing stored, signed in. */
export async function openBrowser() {
  for (const kept of [local, session, databases]) kept.clear()
  stubLocalStorage(local)
  vi.stubGlobal('sessionStorage', storageOver(session))
  vi.stubGlobal('fakeDatabases', databases)
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: (_: string, listener: () => void) => (applyScheme = listener),
  }))
  vi.stubGlobal('document', {
    documentElement: root,
    addEventListener: () => undefined,
    querySelector: () => ({ getAttribute: () => facts }),
  })
  await openPage()
}

/** Loads the modules afresh, signed in to the same account. */
export async function openPage() {
  vi.resetModules()
  const owner = await import('#base/storage/private-owner.ts')
  owner.openPrivateStores('merchant')
  return owner.privateOwner.get() ?? ''
}

export const plain = (key: string, stored: unknown, read: Shape['read'], as = stored): Shape => ({
  put: (value) => void local.set(key, textOf(value)),
  stored,
  read,
  as,
})

export const ids = (name: string, value: unknown, read: Shape['read'], as = value): Shape =>
  plain(`counter.ids.${name}`, { value, savedAt: now }, read, as)

type DatabaseName = Extract<keyof typeof itemOf, `counter-${string}`>
type KeyName = Extract<DatabaseName, `${string}-key`>
type Row = { key: KeyName; name: () => Promise<string> | string; beside?: object }

async function putSealed(database: DatabaseName, { key, name, beside }: Row, value: unknown) {
  const owner = await openPage()
  const { createSealer } = await import('#base/storage/sealed.ts')
  const row = { ...(await createSealer(key).seal(value)), owner, savedAt: now, ...beside }
  databases.set(database, new Map([[await name(), row]]))
}

export const sealed = (
  database: DatabaseName,
  row: Row,
  stored: unknown,
  read: Shape['read'],
  as = stored,
): Shape => ({ put: (value) => putSealed(database, row, value), stored, read, as })

type Kept = { get: () => unknown }

/** One of the stores in `counter-private`. */
export const own = (
  name: string,
  stored: unknown,
  open: () => Promise<Kept>,
  as = stored,
): Shape => {
  const row: Row = { key: 'counter-private-key', name: () => name }
  const read = async () => {
    const { privateStoresLoaded } = await import('#base/storage/private-store.ts')
    const store = await open()
    await privateStoresLoaded()
    return store.get()
  }
  return sealed('counter-private', row, stored, read, as)
}

/** A record whose key was replaced: lost, and the page goes on. */
export const keyOf = (database: DatabaseName, key: KeyName, shape: () => Shape): Shape => ({
  async put(value) {
    await shape().put(shape().stored)
    const { createSealer } = await import('#base/storage/sealed.ts')
    await createSealer(key).forgetKey()
    if (value !== undefined) await createSealer(key).seal(value)
    expect(databases.get(database)?.size).toBe(1)
  },
  stored: undefined,
  read: () => shape().read(),
  as: expect.toSatisfy((read) => ['[]', '[null]'].includes(JSON.stringify(read))),
})

const listName = async () => (await import('#base/storage/sealed.ts')).secretName('merchant/s1')

export const ownList = (
  database: 'counter-saved-replies' | 'counter-views',
  stored: unknown,
  open: () => Promise<{ loaded: () => Promise<void>; get: () => { items: readonly unknown[] } }>,
  as?: unknown,
): Shape => {
  const row: Row = { key: `${database}-key`, name: listName }
  const read = async () => {
    const list = await open()
    await list.loaded()
    return list.get().items
  }
  return sealed(database, row, stored, read, as)
}

export const inTab = (key: string, stored: unknown, read: Shape['read'], as: unknown): Shape => ({
  put: (value) => void session.set(key, textOf(value)),
  stored,
  read,
  as,
})

export const isStored = (key: string): boolean => local.has(key)

/** What the page shows once its preferred scheme has changed. */
export async function schemeShown(): Promise<string | undefined> {
  root.dataset = {}
  await import('#base/browser/colour-scheme.ts')
  applyScheme()
  return root.dataset['mantineColorScheme']
}
