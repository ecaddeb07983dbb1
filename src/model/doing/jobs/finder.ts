import { t } from '#base/language/words.ts'
import { keyFinderLink } from '#model/reading/links/links.ts'
import { openedPayments, stateOf } from '#model/reading/memory/opened-payments.ts'
import { noteRun } from '#model/reading/memory/tool-runs.ts'
import {
  LEAST_KEY,
  comparableKey,
  hasDelivered,
  holdsProduct,
} from '#model/records/orders/delivered-key.ts'
import { type PaymentIds, paymentFieldOf, paymentIdsOf } from '#model/records/orders/payment-ids.ts'
import type { SearchQuestion } from './search-question.ts'
import type { Search } from './searches.ts'
import { type StoredKind, startStored, wantedBy as wantedByIt } from './stored-search.ts'

/** What the order is looked for by. A key is a secret, and a search for one ends with the page. */
export type Wanted = {
  storeId: string
  payment: string
  key: string
  email: string
  product: string
  dateFrom: string | undefined
}

export const finderPlace = (storeId: string) => `finder ${storeId}`

export const wantedBy = ({ id }: Search) => wantedByIt(id) as Wanted | undefined

function questionOf(wanted: Told): SearchQuestion {
  const { storeId, payment, key = '', email, product, dateFrom } = wanted
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

/** A key is never written down. */
type Told = Omit<Wanted, 'key'> & { key?: string }

export const finder: StoredKind<Told> = {
  name: 'finder',
  questionOf,
  toldBy({ storeId }, orderId) {
    const payment = openedPayments(storeId).get(orderId)
    return [payment?.state ?? '', payment?.ids ?? []]
  },
  takeIn({ storeId }, orderId, [state, ids]) {
    openedPayments(storeId).set(orderId, { state: state as string, ids: ids as PaymentIds })
  },
}

export function startFinder({ key, ...told }: Wanted): void {
  noteRun(told.storeId, key === '' ? 'payment' : 'key')
  startStored(finder, { ...told, key }, key === '' ? told : undefined)
}
