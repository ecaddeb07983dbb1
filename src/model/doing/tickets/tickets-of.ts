import { platformClock } from '#api/platform-clock.ts'
import { session } from '#api/session.ts'
import { instantOf } from '#base/time/by-time.ts'
import { ownedMap } from '#base/storage/owned.ts'
import { isSameId } from '#base/text/same-id.ts'
import { pause } from '#base/time/pause.ts'
import type { OrderWithGoods } from '#model/reading/memory/looked-goods.ts'
import { sameAccount } from '#model/reading/memory/same-account.ts'
import { ticketIndex } from '#model/reading/memory/tickets.ts'
import { DETAIL_PACE } from '#model/reading/walk/pages.ts'
import { findCustomer } from './find-customer.ts'

/** More would take longer than somebody looks at one page. */
const MOST_ASKED = 50

/** After so many failures the rest waits for the next visit. */
const MOST_FAILURES = 3

/** Whom this page has asked for; one that failed is asked for again. */
const asked = ownedMap<string, true>()

type Ordered = Pick<OrderWithGoods, 'customerEmail' | 'goods'>

/** The newest ticket of whoever ordered, if it was read. */
export function ticketOf(storeId: string, { customerEmail, goods }: Ordered) {
  const email = customerEmail?.toLowerCase()
  return ticketIndex(storeId)
    .get()
    .tickets.find(
      ({ customerId, emailAddress }) =>
        isSameId(customerId, goods.customerId) || (email && emailAddress?.toLowerCase() === email),
    )
}

/** Whether a customer was read since the order was made, by the platform's clock. */
export function areTicketsRead(storeId: string, { dateCreated, goods }: OrderWithGoods): boolean {
  const known = ticketIndex(storeId)
    .get()
    .customers.get(goods.customerId?.toLowerCase() ?? '')
  const ahead = platformClock.now() - Date.now()
  return known !== undefined && known.readAt + ahead >= (instantOf(dateCreated) ?? 0)
}

/** Reads whoever waits for goods, one after the other, so that their tickets are known. */
export async function readTicketsOf(
  storeId: string,
  orders: readonly OrderWithGoods[],
  signal: AbortSignal,
): Promise<void> {
  const isOurs = sameAccount()
  let failures = 0
  for (const order of orders.slice(0, MOST_ASKED)) {
    const customerId = order.goods.customerId?.toLowerCase()
    if (!customerId || asked.has(customerId) || ticketOf(storeId, order)) continue
    if (areTicketsRead(storeId, order)) continue
    await pause(DETAIL_PACE, signal)
    if (failures >= MOST_FAILURES || !isOurs() || session.current().status !== 'signed-in') return
    asked.set(customerId, true)
    await findCustomer(storeId, customerId).catch(() => {
      failures += 1
      asked.delete(customerId)
    })
  }
}
