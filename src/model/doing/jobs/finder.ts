import { session } from '#api/session.ts'
import { forgetJob, jobParts, loadJob, saveJob, storedJobs } from '#base/storage/sealed-parts.ts'
import { keptFor } from '#base/storage/stored-names.ts'
import { t } from '#base/language/words.ts'
import { presentTime } from '#base/time/now.ts'
import { keyFinderLink } from '#model/reading/links/links.ts'
import { openedPayments, stateOf } from '#model/reading/memory/opened-payments.ts'
import {
  LEAST_KEY,
  comparableKey,
  hasDelivered,
  holdsProduct,
} from '#model/records/orders/delivered-key.ts'
import { type PaymentIds, paymentFieldOf, paymentIdsOf } from '#model/records/orders/payment-ids.ts'
import { holdJob, letGo } from './hold.ts'
import { STORED_SEARCH, isStoredSearch, knownJobs } from './known-jobs.ts'
import type { Resumed, SearchQuestion } from './search-question.ts'
import { type Search, resumable, searches, startSearch } from './searches.ts'

/** What the order is looked for by. A key is a secret, and a search for one ends with the page. */
export type Wanted = {
  storeId: string
  payment: string
  key: string
  email: string
  product: string
  dateFrom: string | undefined
}

/** Orders that a crash may let be opened again. */
const SAVED_EVERY = 10
/** Milliseconds for which a closed page may still hold its searches. */
const FREED_WITHIN = 5_000

export const finderPlace = (storeId: string) => `finder ${storeId}`

type Head = Omit<Resumed, 'ids' | 'opened'> & {
  account: string | undefined
  wanted: Omit<Wanted, 'key'>
  parts: number
  savedAt: number
  /** Builds that know of exports alone take it for one that is done. */
  isSaved: true
}
type Part = { ids: string[]; opened: [id: string, state: string, payments: PaymentIds][] }

/** What each search is by, so that its page says it after one comes back to it. */
const wantedOf = new Map<string, Wanted>()
export const wantedBy = ({ id }: Search) => wantedOf.get(id)

function questionOf(wanted: Wanted): SearchQuestion {
  const { storeId, payment, key, email, product, dateFrom } = wanted
  const isByKey = comparableKey(key).length >= LEAST_KEY
  const payments = openedPayments(storeId)
  return {
    place: finderPlace(storeId),
    title: isByKey ? t`Whose key is this` : t`Whose payment is this`,
    link: keyFinderLink(storeId),
    storeId,
    query: { dateFrom, email: email || undefined },
    pick: (order) => (product === '' || holdsProduct(order, product) ? order : undefined),
    proves: (detail) =>
      (isByKey && hasDelivered(detail, key)) ||
      paymentFieldOf(paymentIdsOf(detail), payment) !== undefined,
    knows(order) {
      const opened = payments.get(order.id)
      if (opened?.state !== stateOf(order)) return undefined
      const isPaid = paymentFieldOf(opened.ids, payment) !== undefined
      // What was delivered isn’t remembered.
      return isPaid || !isByKey ? isPaid : undefined
    },
    learns: (order, detail) =>
      payments.set(order.id, { state: stateOf(order), ids: paymentIdsOf(detail) }),
  }
}

export const startFinder = (wanted: Wanted): void => begin(wanted)

function begin(wanted: Wanted, stored?: Stored): void {
  const id = startSearch(questionOf(wanted), stored?.resumed)
  wantedOf.set(id, wanted)
  keep(id, wanted, stored ?? { job: `${STORED_SEARCH}${id}`, parts: 0 })
}

type Stored = { job: string; parts: number; resumed?: Resumed }

/** Writes down how far the search came, sealed, until it is forgotten. */
function keep(id: string, wanted: Wanted, { job, parts, resumed }: Stored) {
  const { account } = session.get()
  const { key, ...told } = wanted
  const isKept = key === ''
  let readIds = resumed?.ids.size ?? 0
  let openedIds = resumed?.opened.size ?? 0
  let known = searches.get().find((one) => one.id === id)
  let work: Promise<unknown> = isKept && !resumed ? note() : Promise.resolve()

  const end = searches.subscribe(() => {
    const search = searches.get().find((one) => one.id === id)
    if (search === known) return
    const isDue =
      search?.phase !== known?.phase ||
      search?.progress !== known?.progress ||
      (search?.opened ?? 0) >= openedIds + SAVED_EVERY
    known = search
    if (!search) {
      end()
      wantedOf.delete(id)
      void work.then(forget)
    } else if (isKept && isDue) work = work.then(save).catch(() => undefined)
  })

  async function note() {
    await holdJob(job)
    knownJobs.set([...knownJobs.get(), job])
  }

  async function save() {
    const now = resumable(id)
    if (!now) return
    const { ids, opened, fixedAt, progress, found, missed, toOpen, picked, isDone } = now
    const part: Part = {
      ids: [...ids].slice(readIds),
      opened: [...opened].slice(openedIds).map((orderId) => {
        const payment = openedPayments(told.storeId).get(orderId)
        return [orderId, payment?.state ?? '', payment?.ids ?? []]
      }),
    }
    const hasNews = part.ids.length + part.opened.length > 0
    const next = hasNews ? parts + 1 : parts
    const rest = { fixedAt, progress, found, missed, toOpen, picked, isDone }
    const head: Head = {
      ...rest,
      account,
      wanted: told,
      parts: next,
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

/** Shows the searches that a reload interrupted, paused, unless another tab holds them. */
export async function restoreSearches(): Promise<void> {
  const ids = new Set([...knownJobs.get(), ...(await storedJobs())])
  await Promise.all([...ids].filter(isStoredSearch).map(restore))
}

async function restore(job: string) {
  const { account } = session.get()
  if (restoring.has(job) || !(await holdJob(job, AbortSignal.timeout(FREED_WITHIN)))) return
  if (restoring.has(job)) return
  restoring.add(job)
  const head = (await loadJob(job)) as Head | undefined
  const isOurs = head?.account === account && session.get().account === account
  const isNew = head && head.savedAt > presentTime() - keptFor.drafts
  if (isOurs && isNew && !placeIsTaken(head.wanted.storeId)) {
    const resumed = { ...head, ids: new Set<string>(), opened: new Set<string>() }
    const payments = openedPayments(head.wanted.storeId)
    for await (const part of jobParts(job, head.parts)) {
      const { ids, opened } = part as Part
      for (const id of ids) resumed.ids.add(id)
      for (const [id, state, payment] of opened) {
        resumed.opened.add(id)
        payments.set(id, { state, ids: payment })
      }
    }
    begin({ ...head.wanted, key: '' }, { job, parts: head.parts, resumed })
    return
  }
  if (session.get().account === account) {
    knownJobs.set(knownJobs.get().filter((known) => known !== job))
    await forgetJob(job)
  }
  letGo(job)
}

const restoring = new Set<string>()

const placeIsTaken = (storeId: string) =>
  searches.get().some(({ question }) => question.place === finderPlace(storeId))
