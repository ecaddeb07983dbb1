import { readOrders } from '#api/orders.ts'
import { platformClock } from '#api/platform-clock.ts'
import { readOrder } from '#api/order-detail.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { t } from '#base/language/words.ts'
import { pause } from '#base/time/pause.ts'
import { stateOf } from '#model/reading/memory/opened-payments.ts'
import { reasonOf } from '#model/reading/problem.ts'
import { listSource } from '#model/reading/walk/list-source.ts'
import {
  estimator,
  type WalkProgress,
  expectedOf,
  givenBy,
  walkBeginning,
} from '#model/reading/walk/progress.ts'
import { isItsOwn, patience, patienceWithAll, retry } from '#model/reading/walk/patience.ts'
import { walk } from '#model/reading/walk/walk.ts'
import { type LogsFound, noLogs, readDeliveries, withLogs } from './delivery-search.ts'
import { openHere } from './known-jobs.ts'
import { DETAIL_PACE } from '#model/reading/walk/pages.ts'
import { type Running, createJobs } from './running.ts'
import {
  type FoundOrder,
  Hit,
  type Memory,
  type Missed,
  type Resumed,
  type SearchQuestion,
  judgedAmong,
  missedWith,
  openedInAll,
  opens,
  settle,
  troubleIn,
} from './search-question.ts'

export const PAGE_SIZE = 100
/** Not stored, because what it looks for may be secret and what it finds is a customer's. */
export type Search = Running &
  LogsFound & {
    question: SearchQuestion
    fixedAt: number
    progress: WalkProgress
    found: readonly FoundOrder[]
    asOf?: number
    toOpen?: number
    /** All that will be opened is listed, so that it is no estimate. */
    isListed?: boolean
    opened: number
    missed: readonly Missed[]
    /** The page that shows the answer has been open since it was complete. */
    isSeen: boolean
  }

const searching = createJobs<Search>({
  failure: t`The search stopped`,
  forget: removeSearch,
  work,
})
const { list, jobOf, change } = searching
const memories = new Map<string, Memory>()

export const searches = { get: list.get, subscribe: list.subscribe }
export const runSearch = searching.run
export const pauseSearch = searching.pause

list.subscribe(() => {
  const shown = list.get().filter(({ isSeen }) => !isSeen)
  openHere.set({ ...openHere.get(), searches: shown.length })
})

/** Begins at once, or waits paused where it stopped before a reload. */
export function startSearch(question: SearchQuestion, resumed?: Resumed): string {
  const settled = new Map(resumed?.settled)
  for (const { id, question: other } of list.get()) {
    if (other.place !== question.place) continue
    for (const [order, told] of memories.get(id)?.settled ?? []) settled.set(order, told)
    removeSearch(id)
  }
  const id = crypto.randomUUID()
  const { ids = new Set<string>(), opened = new Set<string>(), picked = 0, isDone } = resumed ?? {}
  memories.set(id, { ids, opened, picked, settled })
  searching.add({
    id,
    question,
    fixedAt: resumed?.fixedAt ?? platformClock.now(),
    progress: resumed?.progress ?? walkBeginning(PAGE_SIZE),
    found: resumed?.found ?? [],
    ...noLogs,
    toOpen: resumed?.toOpen,
    asOf: resumed?.asOf,
    opened: opened.size,
    missed: resumed?.missed ?? [],
    isSeen: isDone || (resumed !== undefined && question.goesOnByItself === true),
    phase: isDone ? 'done' : resumed ? 'paused' : 'waiting',
  })
  if (!resumed) void searching.run(id)
  return id
}

/** What it takes to go on; undefined once the search is gone. */
export function resumable(id: string): Resumed | undefined {
  const search = jobOf(id)
  const memory = memories.get(id)
  return search && memory && { ...search, ...memory, isDone: search.phase === 'done' }
}

/** Goes on with a longer time: what was opened stays closed. */
export function extendSearch({ id, question }: Search, query: SearchQuestion['query']): void {
  const before = resumable(id)
  if (!before) return
  const progress = walkBeginning(PAGE_SIZE)
  const anew = { ids: new Set<string>(), picked: 0, toOpen: undefined, progress, isDone: false }
  const fixedAt = platformClock.now()
  void searching.run(startSearch({ ...question, query }, { ...before, ...anew, fixedAt }))
}

export function removeSearch(id: string): void {
  void searching.remove(id)
  memories.delete(id)
}

export function markSeen({ id, phase, isSeen }: Search): void {
  if (phase === 'done' && !isSeen) change(id, { isSeen: true })
}

async function work(id: string, signal: AbortSignal): Promise<void> {
  const search = jobOf(id)
  const memory = memories.get(id)
  if (!search || !memory) return
  const { question, fixedAt } = search
  const { storeId, query, pick, proves, knows, learns, judge, compares, book } = question
  const estimate = estimator(Date.now)
  const withHit = (order: FoundOrder) => ({ found: [...(jobOf(id)?.found ?? []), order] })
  change(id, { phase: 'running', isSeen: false })

  const polite = {
    patience,
    onWait: (waitsUntil: number | undefined, error?: unknown) =>
      change(id, { waitsUntil, problem: troubleIn(error, question) }),
    wait: pause,
    now: Date.now,
  }
  if (question.deliveries) {
    const reading = { asked: question.deliveries, fixedAt, progress: search.progress }
    await readDeliveries({ ...reading, ids: memory.ids, polite, keep: keepLogs }, signal)
    return change(id, { phase: 'done', left: undefined })
  }
  const source = listSource<Order>({
    read: (asked, leaving) => readOrders(storeId, asked, leaving),
    query,
    end: 'dateTo',
    fixedAt: platformClock.isKnown() ? fixedAt : undefined,
  })

  const againHit = await openAgain(search)
  if (againHit) return change(id, { ...withHit(againHit), phase: 'done', left: undefined })
  // What a book wants is opened once all is listed, so that it is known how many they are.
  if (!book || !search.progress.isOver) await listAll()
  if (book) {
    change(id, { toOpen: memory.picked })
    await openEach(book.unopened(), jobOf(id)!.progress)
  }
  change(id, { phase: 'done', left: undefined, asOf: undefined })

  async function listAll() {
    const state = { progress: search!.progress, ids: memory!.ids }
    await walk(source, state, { ...polite, keep }, signal).catch((error: unknown) => {
      if (!(error instanceof Hit)) throw error
      change(id, withHit(error.order))
    })
  }

  async function keep(orders: readonly Order[], progress: WalkProgress, given: readonly string[]) {
    const picked = orders.flatMap((order) => pick(order) ?? [])
    const hit = opens(question) && !book ? await openEach(picked, progress) : undefined
    if (signal.aborted) return
    if (hit) throw new Hit(hit)
    for (const read of given) memory!.ids.add(read)
    memory!.picked += picked.length
    const found = [...(jobOf(id)?.found ?? []), ...(opens(question) ? [] : picked)]
    change(id, { progress, found, left: left(progress) })
  }

  /** Opens one order after the other, and none twice, also after a pause. */
  async function openEach(orders: readonly Order[], progress: WalkProgress) {
    for (const order of orders) {
      if (memory!.opened.has(order.id)) continue
      const isKnownHit = knows?.(order)
      const told = memory!.settled.get(order.id)
      const isSettled = isKnownHit !== undefined || told?.state === stateOf(order)
      if (!isSettled) await pause(DETAIL_PACE, signal)
      const detail = isSettled ? undefined : await detailOf(order)
      if (detail) await compares?.add(detail)
      if (detail) book?.add(detail)
      if (detail) noteMissed(order)
      if (detail) learns?.(order, detail)
      const judged = detail && judge ? settle(memory!, order, await judge(detail)) : told
      // Never before it is judged, since it won’t be opened again after a reload.
      memory!.opened.add(order.id)
      const opened = memory!.opened.size
      const toOpen = openedInAll(memory!.picked + (book ? 0 : orders.length), progress)
      const isListed = book !== undefined || progress.page >= (progress.pages ?? Infinity)
      change(id, { opened, toOpen, isListed, left: estimate(opened, toOpen) })
      if (judge && (detail ?? isSettled))
        change(id, { found: judgedAmong(jobOf(id)?.found, order, judged?.goods, detail) })
      if (isKnownHit ?? (detail && proves?.(detail))) return order
    }
    return undefined
  }

  function keepLogs(progress: WalkProgress, more: LogsFound) {
    change(id, { progress, ...withLogs(jobOf(id), more), left: left(progress) })
  }

  /** What could not be opened before is tried once more, and what was found looked at again. */
  async function openAgain({ missed, found, progress }: Search) {
    for (const { order } of missed) memory!.opened.delete(order.id)
    const orders = missed.map(({ order }) => order)
    return openEach(judge ? [...orders, ...found] : orders, progress)
  }

  function noteMissed(order: Order, why?: string, isOpened?: true) {
    change(id, { missed: missedWith(jobOf(id)?.missed ?? [], order, why, isOpened) })
  }

  async function detailOf(order: Order): Promise<OrderDetail | undefined> {
    try {
      const detail = await retry(
        () => readOrder(storeId, order.id, signal),
        { ...polite, patience: patienceWithAll },
        signal,
      )
      const why = await question.lacks?.(detail)
      if (why === undefined) return detail
      noteMissed(order, why, true)
    } catch (error) {
      signal.throwIfAborted()
      if (!isItsOwn(error)) throw error
      noteMissed(order, reasonOf(error))
    }
    return undefined
  }

  function left(progress: WalkProgress): number | undefined {
    return opens(question) ? jobOf(id)?.left : estimate(givenBy(progress), expectedOf(progress))
  }
}
