import { del, entries, get, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { onForget, openOwnedChannel } from '#base/storage/owned.ts'
import { pause } from '#base/time/pause.ts'
import { openDatabase } from '#base/storage/account-disk.ts'
import { type Sealed, createSealer, unlessBlocked } from '#base/storage/sealed.ts'
import { createListeners } from '#base/storage/store.ts'
import { keptFor } from '#base/storage/stored-names.ts'
import { textDigest } from '#base/text/text-digest.ts'

/* On disk encrypted; in memory as well, because some browsers offer no database. */
export type StoredDraft = {
  value: unknown
  savedAt: number
  /** This tab’s own of before, which took longer to read than a form waits. */
  isLate?: true
}

type SealedDraft = Sealed & { savedAt: number }

const MAXIMUM_DRAFTS = 100
/** Milliseconds: Safari may hold the database for a page left while it saved. */
const LONGEST_READ = 2_000

const drafts = openDatabase('counter-drafts', 'drafts')
const { seal, unseal } = createSealer('counter-draft-key')
const loaded = new Map<string, Promise<StoredDraft | undefined>>()

let queue: Promise<unknown> = Promise.resolve()
let generation = 0

/** Bumped when the account ends; a form of an older generation must not save. */
export const draftGeneration = () => generation

/**
 * Returns the same promise to every caller, as React’s `use` requires; it never rejects. No
 * form waits for a database that is held: what comes late is told to its listeners.
 */
export function loadDraft(name: string): Promise<StoredDraft | undefined> {
  const earlier = loaded.get(name)
  if (earlier) return earlier
  const reading = read(name).catch(() => undefined)
  const loading = unlessHeld(reading, undefined)
  loaded.set(name, loading)
  void offerIfLate(name, reading, loading)
  return loading
}

function unlessHeld<Value>(reading: Promise<Value>, otherwise: Value): Promise<Value> {
  return Promise.race([reading, pause(LONGEST_READ).then(() => otherwise)])
}

type Reading = Promise<StoredDraft | undefined>

async function offerIfLate(name: string, reading: Reading, loading: Reading) {
  if ((await loading) || !(await reading)) return
  // Read behind this tab's own deletions, because what was sent meanwhile is no draft any more.
  void enqueue(async () => {
    const draft = await get<SealedDraft>(name, drafts).then(decrypt)
    if (!draft || loaded.get(name) !== loading) return
    loaded.set(name, Promise.resolve(draft))
    notify(name, { ...draft, isLate: true })
  })
}

/** Resolves to false if only this page’s memory holds the draft. */
export function saveDraft(name: string, draft: StoredDraft): Promise<boolean> {
  void announce(name)
  loaded.set(name, Promise.resolve(draft))
  const typedIn = generation
  return enqueue(async () => {
    const sealed = await seal(draft.value)
    if (typedIn !== generation) return
    await set(name, { ...sealed, savedAt: draft.savedAt }, drafts)
    otherTabs.send(name)
  })
}

export const contentOf = (value: unknown): string => JSON.stringify(value) ?? ''

/** Identifies a draft by name and content, so that sending it deletes this content only. */
export const draftReference = (name: string, content: string): string =>
  `${name}#${textDigest(content)}`

export const isDraftOf = (reference: string | undefined, name: string): boolean =>
  reference?.slice(0, reference.lastIndexOf('#')) === name

/** Deletes the draft unless its content has changed since the reference was made. */
export function forgetDraft(reference: string | undefined) {
  if (reference === undefined) return
  const name = reference.slice(0, reference.lastIndexOf('#'))
  const matches = (draft: StoredDraft | undefined): boolean =>
    draft !== undefined && draftReference(name, contentOf(draft.value)) === reference
  void enqueue(async () => {
    if (matches(await loaded.get(name))) {
      loaded.set(name, Promise.resolve(undefined))
      notify(name, undefined)
    }
    const stored = await get<SealedDraft>(name, drafts)
    if (!stored || !matches(await decrypt(stored))) return
    if (await deleteUnchanged(name, stored)) otherTabs.send(name)
  })
}

/** Another tab may write between the read and the delete; its text stays. */
function deleteUnchanged(name: string, { iv }: SealedDraft): Promise<boolean> {
  return drafts(
    'readwrite',
    (store) =>
      new Promise<boolean>((resolve, reject) => {
        const request: IDBRequest<SealedDraft | undefined> = store.get(name)
        request.addEventListener('error', () => reject(new Error('unreadable')))
        request.addEventListener('success', () => {
          const isUnchanged = request.result?.iv.join() === iv.join()
          if (isUnchanged) store.delete(name)
          resolve(isUnchanged)
        })
      }),
  )
}

type DraftListener = (draft: StoredDraft | undefined) => void
const listeners = new Map<string, Set<DraftListener>>()
const otherTabs = openOwnedChannel('counter.drafts', z.string(), (name) => {
  if (loaded.has(name)) reload(name)
  else changes.notify()
})

const changes = createListeners()
export const onAnyDraft = changes.subscribe

async function announce(name: string) {
  if ((await loaded.get(name)) === undefined) changes.notify()
}

export function onDraftChange(name: string, listener: DraftListener): () => void {
  const draftListeners = listeners.get(name) ?? new Set()
  listeners.set(name, draftListeners.add(listener))
  return () => void draftListeners.delete(listener)
}

function notify(name: string, draft: StoredDraft | undefined) {
  for (const listener of listeners.get(name) ?? []) listener(draft)
  changes.notify()
}

function reload(name: string) {
  // Behind this tab’s own writes, so that the draft written last wins.
  void enqueue(async () => {
    const draft = await get<SealedDraft>(name, drafts).then(decrypt)
    loaded.set(name, Promise.resolve(draft))
    notify(name, draft)
  })
}

onForget(() => {
  generation += 1
  loaded.clear()
  changes.notify()
})

export async function draftsBelow(start: string): Promise<Set<string>> {
  await queue
  const stored = await unlessBlocked(() => entries<string, SealedDraft>(drafts), [])
  const names = new Set(stored.map(([name]) => name))
  for (const [name, loading] of loaded) {
    if (await loading) names.add(name)
    else names.delete(name)
  }
  const below = [...names].filter((name) => name.startsWith(start))
  return new Set(below.map((name) => name.slice(start.length)))
}

export async function countDrafts(): Promise<number> {
  const counting = queue.then(() => unlessBlocked(() => entries(drafts), []))
  const stored = await unlessHeld(counting, [])
  const inMemoryDrafts = await Promise.all(loaded.values())
  const inMemory = inMemoryDrafts.filter((draft) => draft !== undefined).length
  return Math.max(stored.length, inMemory)
}

async function read(name: string): Promise<StoredDraft | undefined> {
  await enqueue(deleteExpired)
  return decrypt(await get<SealedDraft>(name, drafts))
}

async function decrypt(found: SealedDraft | undefined): Promise<StoredDraft | undefined> {
  return found && { value: await unseal(found), savedAt: found.savedAt }
}

async function deleteExpired(): Promise<void> {
  const all = await entries<string, SealedDraft>(drafts)
  const newestFirst = all.toSorted(([, a], [, b]) => b.savedAt - a.savedAt)
  const expired = newestFirst.filter(
    ([, { savedAt }], position) =>
      position >= MAXIMUM_DRAFTS || savedAt < Date.now() - keptFor.drafts,
  )
  await Promise.all(expired.map(([name]) => del(name, drafts)))
}

/** Resolves to false if storage is blocked or full. */
function enqueue(work: () => Promise<void>): Promise<boolean> {
  const done = queue.then(work).then(
    () => true,
    () => false,
  )
  queue = done
  return done
}
