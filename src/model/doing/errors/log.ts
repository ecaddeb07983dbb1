import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError, type CallName, errorDetails } from '#api/errors.ts'
import { ownedStore } from '#base/storage/owned.ts'
import type { WriteOperation } from '#api/operations.ts'
import { t } from '#base/language/words.ts'
import { namesOf } from '#model/records/write-names.ts'

export type LoggedError = {
  /** Equal for the same failure of the same call, which is counted instead of listed. */
  id: string
  at: number
  count: number
  operation: CallName
  isWrite: boolean
  /** What the screen said. The message may name a customer, so a copy leaves it out. */
  title: string
  message: string
  code?: string
  reference: string
  details: string
  /** Set for a read that may succeed when it is repeated. */
  queryKey?: QueryKey
}

export const MOST_ERRORS = 50

const log = ownedStore<readonly LoggedError[]>([])

/** The last errors of this tab, newest first; only its memory holds them. */
export const errorLog = {
  get: log.get,
  subscribe: log.subscribe,
  clear: () => log.set([]),
}

export function logError(error: ApiError, shown: Partial<Pick<LoggedError, 'title' | 'queryKey'>>) {
  const { operation, kind, status, code, reference, message } = error
  if (kind === 'cancelled') return
  const id = [operation, kind, status, code, shown.queryKey ? 'read' : 'write'].join(' ')
  const before = log.get().find((one) => one.id === id)
  // One failure may be shown in several places.
  if (before?.reference === reference) return
  const entry: LoggedError = {
    id,
    at: error.at.getTime(),
    count: (before?.count ?? 0) + 1,
    operation,
    isWrite: shown.queryKey === undefined,
    title: shown.title ?? failureTitle(operation),
    message,
    code,
    reference,
    details: errorDetails(error),
    // Asking again for what does not exist helps nobody.
    queryKey: kind === 'not-found' ? undefined : shown.queryKey,
  }
  log.set([entry, ...log.get().filter((one) => one.id !== id)].slice(0, MOST_ERRORS))
}

export function logFailedReads(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache()
  // The first page may have failed before this module was loaded.
  for (const query of cache.getAll()) logFailure(query)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') logFailure(event.query)
  })
}

function logFailure({ state, queryKey }: Query) {
  if (state.error instanceof ApiError) logError(state.error, { queryKey })
}

/** For support: no keys, no names, no messages. */
export function errorText({ title, count, details }: LoggedError): string {
  const times = count > 1 ? [`Times: ${count}`] : []
  return [`Shown: ${title}`, details, ...times].join('\n')
}

const others: Record<Exclude<CallName, WriteOperation>, string> = {
  getCategory: t`A category didn’t load`,
  getCoupon: t`A coupon didn’t load`,
  getCustomer: t`A customer didn’t load`,
  getOrder: t`An order didn’t load`,
  getProduct: t`A product didn’t load`,
  getProductBySlug: t`A product didn’t load`,
  getUser: t`The account didn’t load`,
  listAllCategories: t`Categories didn’t load`,
  listAllProducts: t`Products didn’t load`,
  listCoupons: t`Coupons didn’t load`,
  listOrders: t`Orders didn’t load`,
  listReviews: t`Reviews didn’t load`,
  listWebhookLogs: t`Webhooks didn’t load`,
  searchCoupons: t`The search for coupons failed`,
  searchCustomers: t`The search for customers failed`,
  signIn: t`Signing in failed`,
  signOut: t`Signing out failed`,
}

/** What failed, as a merchant would say it. */
export const failureTitle = (call: CallName): string =>
  namesOf(call)?.failed ?? others[call as keyof typeof others]
