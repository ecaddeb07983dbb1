import { clear, createStore, del, entries, get, set, update } from 'idb-keyval'

/*
 * What is being written and not sent yet, encrypted at rest: the drafts lie in this browser's
 * database, and beside them a key that can be used there and never be read, not even by this page.
 * What was read or written once stays at hand in memory, which is also all there is where the
 * browser offers no database.
 */
export type StoredDraft = { value: unknown; savedAt: number }

type Sealed = { savedAt: number; iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }

const KEPT_FOR = 7 * 86_400_000
const MOST = 100

const drafts = createStore('counter-drafts', 'drafts')
const keys = createStore('counter-draft-key', 'keys')
const loaded = new Map<string, Promise<StoredDraft | undefined>>()

/** One thing after another: what is written last also arrives last. */
let queue: Promise<unknown> = Promise.resolve()
let generation = 0

/** Changes with every `forgetDrafts`: a form of before has nothing left to keep. */
export const draftGeneration = () => generation

/** What is kept under the name, the same promise until it is known; it never rejects. */
export function loadDraft(name: string): Promise<StoredDraft | undefined> {
  const known = loaded.get(name)
  if (known) return known
  const loading = read(name).catch(() => undefined)
  loaded.set(name, loading)
  return loading
}

/** False when it can be kept in this page's memory only. Undefined forgets. */
export function saveDraft(name: string, draft: StoredDraft | undefined): Promise<boolean> {
  loaded.set(name, Promise.resolve(draft))
  if (draft) written.set(name, JSON.stringify(draft.value))
  return inTurn(async () => {
    if (draft) await set(name, await seal(draft), drafts)
    else await del(name, drafts)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's
    otherTabs?.postMessage(name)
  })
}

type OtherDraftListener = (draft: StoredDraft | undefined) => void
const listeners = new Map<string, Set<OtherDraftListener>>()
/** What this tab wrote last, to tell it from what another one writes. */
const written = new Map<string, string>()
const otherTabs = openChannel()
otherTabs?.addEventListener('message', ({ data }) => {
  if (typeof data === 'string' && loaded.has(data)) void hear(data)
})

/** Undefined where the browser has none, or refuses it along with the site's data. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('counter.drafts')
  } catch {
    return undefined
  }
}

/** What another tab writes under the name from now on, if it is not what this one has. */
export function onOtherDraft(name: string, listener: OtherDraftListener): () => void {
  const own = listeners.get(name) ?? new Set()
  listeners.set(name, own.add(listener))
  return () => own.delete(listener)
}

/** The newest is the one that is kept, and the one that the next visit begins with. */
async function hear(name: string) {
  const theirs = await get<Sealed>(name, drafts).then(opened, () => undefined)
  loaded.set(name, Promise.resolve(theirs))
  const isSame = theirs && JSON.stringify(theirs.value) === written.get(name)
  for (const listener of listeners.get(name) ?? []) listener(isSame ? undefined : theirs)
}

/** What was sent is no draft any more, wherever it is learnt that it arrived. */
export function forgetDraft(name: string | undefined) {
  if (name !== undefined) void saveDraft(name, undefined)
}

/** For sign-out: nothing of them is left, and what was sealed can never be opened again. */
export function forgetDrafts(): Promise<boolean> {
  generation += 1
  loaded.clear()
  written.clear()
  return inTurn(async () => {
    await clear(drafts)
    await clear(keys)
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
  return opened(await get<Sealed>(name, drafts))
}

async function opened(found: Sealed | undefined): Promise<StoredDraft | undefined> {
  return found && { value: await unseal(found), savedAt: found.savedAt }
}

async function forgetOld(): Promise<void> {
  const all = await entries<string, Sealed>(drafts)
  const newestFirst = all.toSorted(([, a], [, b]) => b.savedAt - a.savedAt)
  const old = newestFirst.filter(
    ([, { savedAt }], position) => position >= MOST || savedAt < Date.now() - KEPT_FOR,
  )
  await Promise.all(old.map(([name]) => del(name, drafts)))
}

async function seal({ value, savedAt }: StoredDraft): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(value))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await ownKey(), text)
  return { savedAt, iv, sealed }
}

async function unseal({ iv, sealed }: Sealed): Promise<unknown> {
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await ownKey(), sealed)
  return JSON.parse(new TextDecoder().decode(text))
}

/** Made once per browser and not exportable; two tabs that start together agree on one. */
async function ownKey(): Promise<CryptoKey> {
  const known = await get<CryptoKey>('key', keys)
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  let agreed: CryptoKey = made
  await update<CryptoKey>('key', (present) => (agreed = present ?? made), keys)
  return agreed
}

/** False when it failed: storage may be blocked or full. */
function inTurn(work: () => Promise<void>): Promise<boolean> {
  const done = queue.then(work).then(
    () => true,
    () => false,
  )
  queue = done
  return done
}
