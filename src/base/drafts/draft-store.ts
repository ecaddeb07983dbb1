import { clear, createStore, del, entries, get, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { type Sealed, forgetKey, seal, unseal } from '#base/sealed.ts'
import { openTabChannel } from '#base/tab-channel.ts'
import { textDigest } from '#base/text-digest.ts'

/*
 * What is being written and not sent yet lies sealed in this browser's database. A draft that was
 * read or written once also stays in memory, which is all there is where a browser offers no
 * database.
 */
export type StoredDraft = { value: unknown; savedAt: number }

type SealedDraft = Sealed & { savedAt: number }

const KEPT_FOR = 7 * 86_400_000
const MOST = 100

const drafts = createStore('counter-drafts', 'drafts')
const loaded = new Map<string, Promise<StoredDraft | undefined>>()

/** One operation after another, so that the last one to be written also arrives last. */
let queue: Promise<unknown> = Promise.resolve()
let generation = 0

/** Bumped by `forgetDrafts`; a form of an older generation must not save. */
export const draftGeneration = () => generation

/** What is stored under the name: the same promise for everybody who asks; it never rejects. */
export function loadDraft(name: string): Promise<StoredDraft | undefined> {
  const known = loaded.get(name)
  if (known) return known
  const loading = read(name).catch(() => undefined)
  loaded.set(name, loading)
  return loading
}

/** Returns false when it can only be kept in this page's memory. */
export function saveDraft(name: string, draft: StoredDraft): Promise<boolean> {
  loaded.set(name, Promise.resolve(draft))
  return inTurn(async () => {
    await set(name, { ...(await seal(draft.value)), savedAt: draft.savedAt }, drafts)
    otherTabs.send(name)
  })
}

/** What a draft holds, in a form that can be compared. */
export const contentOf = (value: unknown): string => JSON.stringify(value) ?? ''

/** Names a draft by what it holds, so that only this content is deleted once it was sent. */
export const draftReference = (name: string, content: string): string =>
  `${name}#${textDigest(content)}`

/** Whether the reference is of a draft with this name, whatever it held. */
export const isDraftOf = (reference: string | undefined, name: string): boolean =>
  reference?.slice(0, reference.lastIndexOf('#')) === name

/** Deletes the draft if it still holds what the reference says: anything else was typed since. */
export function forgetDraft(reference: string | undefined) {
  if (reference === undefined) return
  const name = reference.slice(0, reference.lastIndexOf('#'))
  const isReferred = (draft: StoredDraft | undefined): boolean =>
    draft !== undefined && draftReference(name, contentOf(draft.value)) === reference
  void inTurn(async () => {
    if (isReferred(await loaded.get(name))) {
      loaded.set(name, Promise.resolve(undefined))
      notify(name, undefined)
    }
    const stored = await get<SealedDraft>(name, drafts)
    if (!stored || !isReferred(await opened(stored))) return
    if (await deleteUnchanged(name, stored)) otherTabs.send(name)
  })
}

/** Another tab may write between reading and deleting; what it wrote stays. */
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
const otherTabs = openTabChannel('counter.drafts', z.string(), (name) => {
  if (loaded.has(name)) reload(name)
})

/** Calls the listener when another tab writes or deletes the draft, or when it was sent. */
export function onDraftChange(name: string, listener: DraftListener): () => void {
  const own = listeners.get(name) ?? new Set()
  listeners.set(name, own.add(listener))
  return () => void own.delete(listener)
}

function notify(name: string, draft: StoredDraft | undefined) {
  for (const listener of listeners.get(name) ?? []) listener(draft)
}

/** The draft written last is the one that is kept, and the one the next visit begins with. */
function reload(name: string) {
  // In turn, so that what this tab is about to write counts.
  void inTurn(async () => {
    const draft = await get<SealedDraft>(name, drafts).then(opened)
    loaded.set(name, Promise.resolve(draft))
    notify(name, draft)
  })
}

/** For sign-out: no draft is left, and what was sealed can never be opened again. */
export function forgetDrafts(): Promise<boolean> {
  generation += 1
  loaded.clear()
  return inTurn(async () => {
    await clear(drafts)
    await forgetKey()
  })
}

/** How many there are to lose. */
export async function countDrafts(): Promise<number> {
  await queue
  const known = await Promise.all(loaded.values())
  const inMemory = known.filter((draft) => draft !== undefined).length
  const stored = await entries(drafts).catch(() => [])
  return Math.max(stored.length, inMemory)
}

async function read(name: string): Promise<StoredDraft | undefined> {
  await inTurn(forgetOld)
  return opened(await get<SealedDraft>(name, drafts))
}

async function opened(found: SealedDraft | undefined): Promise<StoredDraft | undefined> {
  return found && { value: await unseal(found), savedAt: found.savedAt }
}

async function forgetOld(): Promise<void> {
  const all = await entries<string, SealedDraft>(drafts)
  const newestFirst = all.toSorted(([, a], [, b]) => b.savedAt - a.savedAt)
  const old = newestFirst.filter(
    ([, { savedAt }], position) => position >= MOST || savedAt < Date.now() - KEPT_FOR,
  )
  await Promise.all(old.map(([name]) => del(name, drafts)))
}

/** Resolves to false when the work failed: storage may be blocked or full. */
function inTurn(work: () => Promise<void>): Promise<boolean> {
  const done = queue.then(work).then(
    () => true,
    () => false,
  )
  queue = done
  return done
}
