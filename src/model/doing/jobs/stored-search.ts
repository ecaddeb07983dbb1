import { session } from '#api/session.ts'
import { forgetJob, jobParts, loadJob, saveJob, storedJobs } from '#base/storage/sealed-parts.ts'
import { ownedStore } from '#base/storage/owned.ts'
import { keptFor } from '#base/storage/stored-names.ts'
import { presentTime } from '#base/time/now.ts'
import { holdJob, letGo } from './hold.ts'
import { STORED_SEARCH, isStoredSearch, knownJobs } from './known-jobs.ts'
import type { Memory, Resumed, SearchQuestion, Settled } from './search-question.ts'
import { type Search, resumable, runSearch, searches, startSearch } from './searches.ts'

type Remembered = Pick<Memory, 'settled'>

/** What an opened order told, as far as the search needs it again. */
type Told = readonly unknown[]

/** A search that outlives a reload. */
export type StoredKind<Wanted> = {
  name: string
  questionOf: (wanted: Wanted) => SearchQuestion
  toldBy: (question: SearchQuestion, orderId: string, memory: Remembered) => Told
  takeIn: (question: SearchQuestion, orderId: string, told: Told, memory: Remembered) => void
  /** Of orders that were listed and not opened. */
  listedOf?: (question: SearchQuestion) => unknown
  takeInListed?: (question: SearchQuestion, listed: unknown, missed: Resumed['missed']) => void
}

/** Orders that a reload or a crash may let be opened again, where each saving writes the whole list. */
const SAVED_EVERY = 10
/** Milliseconds for which a closed page may still hold its searches. */
const FREED_WITHIN = 5_000

type Head = Omit<Resumed, 'ids' | 'opened' | 'settled'> & {
  account: string | undefined
  /** The first kind had no name. */
  kind?: string
  wanted: object
  parts: number
  listed?: unknown
  savedAt: number
  /** Builds that know of exports alone take it for one that is done. */
  isSaved: true
}
type Part = { ids: string[]; opened: [id: string, ...told: unknown[]][] }

/** What each search is by, so that its page says it after one comes back to it. */
const wantedOf = new Map<string, object>()
export const wantedBy = (id: string) => wantedOf.get(id)

type Stored = { job: string; parts: number; resumed?: Resumed }

/**
 * `told` is what is written down of what is wanted; undefined if it is secret. `before` is what an
 * earlier search found, which is looked at again.
 */
export function startStored<Wanted extends object>(
  kind: StoredKind<Wanted>,
  wanted: Wanted,
  told: object | undefined,
  before?: Resumed,
): void {
  const question = kind.questionOf(wanted)
  const id = startSearch(question, before)
  if (before) void runSearch(id)
  wantedOf.set(id, wanted)
  begun = keep(id, { kind, question, told }, { job: `${STORED_SEARCH}${id}`, parts: 0 })
}

/** Ends once the last search to begin is written down. */
let begun: Promise<unknown> = Promise.resolve()

/** Each one counts, and there are few. */
const lacking = (search: Search | undefined) =>
  search?.found.filter(({ goods }) => goods?.state === 'missing').length

type Asked<Wanted> = {
  kind: StoredKind<Wanted>
  question: SearchQuestion
  told: object | undefined
}

/** Writes down how far the search came, sealed, until it is forgotten. */
function keep<Wanted>(
  id: string,
  { kind, question, told }: Asked<Wanted>,
  { job, parts, resumed }: Stored,
) {
  const { account } = session.get()
  atHand.add(job)
  let readIds = resumed?.ids.size ?? 0
  let openedIds = resumed?.opened.size ?? 0
  let known = searches.get().find((one) => one.id === id)
  let work: Promise<unknown> =
    told && !resumed
      ? note()
          .then(() => save(told))
          .catch(() => undefined)
      : Promise.resolve()

  const end = searches.subscribe(() => {
    const search = searches.get().find((one) => one.id === id)
    if (search === known) return
    const isDue =
      search?.phase !== known?.phase ||
      search?.progress !== known?.progress ||
      lacking(search) !== lacking(known) ||
      (search?.opened ?? 0) >= openedIds + (kind.listedOf ? SAVED_EVERY : 1)
    known = search
    if (!search) {
      end()
      wantedOf.delete(id)
      // What takes its place is written first, so that leaving meanwhile loses nothing.
      void work.then(() => begun).then(forget)
    } else if (told && isDue) work = work.then(() => save(told)).catch(() => undefined)
  })

  return work

  async function note() {
    await holdJob(job)
    knownJobs.set([...knownJobs.get(), job])
  }

  async function save(wanted: object) {
    const now = resumable(id)
    if (!now) return
    const { ids, opened, fixedAt, progress, found, missed, toOpen, picked, isDone, asOf } = now
    const rest = { fixedAt, progress, found, missed, toOpen, picked, isDone, asOf }
    const part: Part = {
      ids: [...ids].slice(readIds),
      opened: [...opened]
        .slice(openedIds)
        .map((orderId) => [orderId, ...kind.toldBy(question, orderId, now)]),
    }
    const hasNews = part.ids.length + part.opened.length > 0
    const next = hasNews ? parts + 1 : parts
    const head: Head = {
      ...rest,
      account,
      kind: kind.name,
      wanted,
      parts: next,
      listed: kind.listedOf?.(question),
      savedAt: Date.now(),
      isSaved: true,
    }
    await saveJob(job, head, hasNews ? { index: parts, value: part } : undefined)
    parts = next
    readIds += part.ids.length
    openedIds += part.opened.length
  }

  async function forget() {
    knownJobs.set(knownJobs.get().filter((other) => other !== job))
    await forgetJob(job)
    letGo(job)
  }
}

const FIRST_KIND = 'finder'
const kinds: Record<string, () => Promise<StoredKind<never>>> = {
  [FIRST_KIND]: async () => (await import('./finder.ts')).finder,
  month: async () => (await import('./month-search.ts')).monthSearch,
  undelivered: async () => (await import('./undelivered-search.ts')).undeliveredSearch,
}

/** What a reload interrupted is among the searches, as far as it comes back. */
export const searchesRestored = ownedStore(false)

let restoring: Promise<void> | undefined
/** Shows the searches that a reload interrupted, paused, unless another tab holds them. */
export const restoreSearches = (): Promise<void> =>
  (restoring ??= restoreAll().finally(() => (restoring = undefined)))

async function restoreAll(): Promise<void> {
  const ids = new Set([...knownJobs.get(), ...(await storedJobs())])
  await Promise.allSettled([...ids].filter(isStoredSearch).map(restore))
  searchesRestored.set(true)
}

async function restore(job: string) {
  const { account } = session.get()
  if (atHand.has(job) || !(await holdJob(job, AbortSignal.timeout(FREED_WITHIN)))) return
  if (atHand.has(job)) return
  atHand.add(job)
  const head = (await loadJob(job)) as Head | undefined
  const kind = await kinds[head?.kind ?? FIRST_KIND]?.()
  const isOurs = head?.account === account && session.get().account === account
  const isNew = head && head.savedAt > presentTime() - keptFor.drafts
  // Another tab may have forgotten it meanwhile.
  const question = head && kind?.questionOf(head.wanted as never)
  const isTaken = searches.get().some((one) => one.question.place === question?.place)
  if (isOurs && isNew && kind && question && !isTaken) {
    const sets = {
      ids: new Set<string>(),
      opened: new Set<string>(),
      settled: new Map<string, Settled>(),
    }
    const resumed = { ...head, asOf: head.asOf ?? head.fixedAt, ...sets }
    for await (const part of jobParts(job, head.parts)) {
      const { ids, opened } = part as Part
      for (const id of ids) resumed.ids.add(id)
      for (const [id, ...told] of opened) {
        resumed.opened.add(id)
        kind.takeIn(question, id, told, resumed)
      }
    }
    kind.takeInListed?.(question, head.listed, head.missed)
    const id = startSearch(question, resumed)
    wantedOf.set(id, head.wanted)
    void keep(id, { kind, question, told: head.wanted }, { job, parts: head.parts, resumed })
    return
  }
  if (session.get().account === account) {
    knownJobs.set(knownJobs.get().filter((known) => known !== job))
    await forgetJob(job)
  }
  letGo(job)
}

/** Begun or restored in this tab, also before anything of them is written. */
const atHand = new Set<string>()
