import type { LinkProps } from '@tanstack/react-router'
import { ApiError } from '#api/errors.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import type { MonthBook } from '#model/reading/figures/month.ts'
import type { WalkProgress } from '#model/reading/walk/progress.ts'
import { t } from '#base/language/words.ts'
import { problemFrom } from '#model/reading/problem.ts'
import { stateOf } from '#model/reading/memory/opened-payments.ts'
import type { Goods } from '#model/records/orders/goods.ts'
import type { KeyComparison } from '#model/records/orders/sold-twice.ts'

export type SearchQuestion = {
  /** Where the answer shows, which has one at a time. */
  place: string
  /** Names it in the list of jobs, without what is looked for if that is secret. */
  title: string
  link: LinkProps
  /** Its page does so: while it rests after a reload, no other page tells of it. */
  goesOnByItself?: boolean
  storeId: string
  query: { dateFrom?: string; dateTo?: string; email?: string }
  pick: (order: Order) => Order | undefined
  /** The first order that proves it ends the search. */
  proves?: (detail: OrderDetail) => boolean
  /** Whether an order proves it that was opened before; undefined if it has to be opened. */
  knows?: (order: Order) => boolean | undefined
  learns?: (order: Order, detail: OrderDetail) => void
  /** Opens every order that was picked; those of which it tells something are found. */
  judge?: (detail: OrderDetail) => Promise<Judged> | Judged
  /** Why what was opened can’t be judged yet, if something else is missing. */
  lacks?: (detail: OrderDetail) => Promise<string | undefined>
  /** Opens every order that was picked, and keeps what several of them tell together. */
  compares?: KeyComparison
  book?: MonthBook
  /** Looks through a webhook's deliveries, and not through orders. */
  deliveries?: DeliveriesAsked
}

/** Undefined of an order that needs no look; `isFinal` where another look would tell the same. */
type Judged = { goods: Goods; isFinal: boolean } | undefined

export type DeliveriesAsked = {
  webhookId: string
  text: string
  query: { success?: boolean; responseCode?: number; from?: string; to?: string; sort?: string }
  holds: (log: WebhookLog) => boolean
}

/** How far a search came, so that it goes on there. */
export type Resumed = {
  fixedAt: number
  progress: WalkProgress
  found: readonly FoundOrder[]
  missed: readonly Missed[]
  toOpen?: number
  ids: Set<string>
  opened: Set<string>
  picked: number
  isDone: boolean
  settled: Memory['settled']
  /** When that was known which is found, and not looked at again since. */
  asOf?: number
}

/** Orders are opened one after the other, and not only listed. */
export const opens = ({ proves, judge, compares, book }: SearchQuestion) =>
  Boolean(proves ?? judge ?? compares ?? book)

/** With what was told of it, by a search that tells something. */
export type FoundOrder = Order & { goods?: Goods }

/** An order that could not be opened, or judged once it was, and why in a word. */
export type Missed = { order: Order; why: string; isOpened?: true | undefined }
export const isUnread = ({ isOpened }: Missed) => !isOpened
export const isUnjudged = ({ isOpened }: Missed) => isOpened === true

export type Settled = { state: string; goods?: Goods | undefined }

/** What a search remembers of what it read. */
export type Memory = {
  ids: Set<string>
  opened: Set<string>
  picked: number
  /** Orders that are as they were told: while they don’t change, the next search here opens none. */
  settled: Map<string, Settled>
}

/** Another look at the order would tell the same, until it changes. */
export function settle({ settled }: Memory, order: Order, judged: Judged): Judged {
  if (judged?.isFinal === false) settled.delete(order.id)
  else settled.set(order.id, { state: stateOf(order), goods: judged?.goods })
  return judged
}

/** An order that loads in the end is missed no longer. */
export function missedWith(
  missed: readonly Missed[],
  order: Order,
  why: string | undefined,
  isOpened?: true,
) {
  const others = missed.filter((other) => other.order.id !== order.id)
  if (why !== undefined) return [...others, { order, why, isOpened }]
  return others.length < missed.length ? others : missed
}

/** An order of which nothing is told any more is found no longer. */
export function judgedAmong(
  found: readonly FoundOrder[] = [],
  order: FoundOrder,
  goods: Goods | undefined,
  detail: OrderDetail | undefined,
): readonly FoundOrder[] {
  const others = found.filter(({ id }) => id !== order.id)
  // A row that was listed earlier may name a status that is over.
  const status = detail?.order.status ?? order.status
  return goods ? [...others, { ...order, status, goods }] : others
}

export const openedInAll = (picked: number, { page, pages = 1 }: WalkProgress) =>
  (picked / Math.max(1, page)) * Math.max(page, pages)

/** Ends a walk at the order that was looked for. */
export class Hit extends Error {
  readonly order: Order

  constructor(order: Order) {
    super('found')
    this.order = order
  }
}

/** What is waited out, unless the platform only asked for a pause. */
export function troubleIn(error: unknown, { deliveries }: SearchQuestion) {
  if (!(error instanceof ApiError) || error.retryAt) return undefined
  return problemFrom(error, deliveries ? t`Webhook deliveries didn’t load` : t`Orders didn’t load`)
}
