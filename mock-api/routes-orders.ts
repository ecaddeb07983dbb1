import { RefundOrder } from '#api/schemas/order-detail.ts'
import type { Call, Handler } from './call.ts'
import { Failure, bodyOf, byId, created, found, storeOf } from './call.ts'
import type { Store } from './database.ts'
import type { ListRules } from './list.ts'
import { FROM, IS, TO, constraint, list } from './list.ts'
import { anyCase, instant, word } from './list-values.ts'
import type { Refund } from './records.ts'
import { USER_ID } from './seed-ids.ts'
import { deliveriesOf } from './seed-logs.ts'
import { orderDetail } from './seed-order-detail.ts'
import { orderCoupon, orderItems } from './seed-order-items.ts'
import { priceOrder } from './seed-order-price.ts'
import type { OrderRow } from './seed-orders.ts'
import { createArrival } from './seed-orders.ts'

const dateFrom = constraint(instant, (row: OrderRow, from) => row.dateCreated >= from)
const dateTo = constraint(instant, (row: OrderRow, to) => row.dateCreated <= to)
const status = constraint(word, (row: OrderRow, text) => row.status === text)
const gateway = constraint(word, (row: OrderRow, text) => row.gateway === text)
const email = constraint(
  anyCase,
  (row: OrderRow, text) => row.customerEmail?.includes(text) ?? false,
)
const chat = constraint(anyCase, ({ customer }: OrderRow, text) => {
  const account = customer?.chat
  return account?.userId === text || account?.username === text
})

const rules: ListRules<OrderRow> = {
  parameters: { dateFrom, dateTo, status, gateway, email, chat },
  filters: {
    dateFrom: { operators: FROM, constraint: dateFrom },
    dateTo: { operators: TO, constraint: dateTo },
    status: { operators: IS, constraint: status },
    gateway: { operators: IS, constraint: gateway },
    email: { operators: IS, constraint: email },
  },
  sorts: {
    id: (row) => row.id,
    dateCreated: (row) => row.dateCreated,
    gateway: (row) => row.gateway,
    customerEmail: (row) => row.customerEmail,
    status: (row) => row.status,
    currencyCode: (row) => row.currencyCode,
    amountPaid: (row) => row.amountPaid,
    amount: (row) => row.amount,
  },
}

export const listOrders: Handler = (call) => {
  const store = storeOf(call)
  return list(call, store.orders, rules, (row) => orderRecord(store, row))
}

export const getOrder: Handler = (call) => {
  const store = storeOf(call)
  const row = orderOf(call, store)
  const { seed } = store
  return found(
    orderDetail({
      store: { id: store.id, name: store.settings.name },
      row,
      book: seed.book,
      logs: deliveriesOf(seed.index, row, seed.now),
      refund: store.refunds.get(row.id) ?? null,
      now: seed.now,
    }),
  )
}

export const refundOrder: Handler = (call) => {
  const store = storeOf(call)
  const row = orderOf(call, store)
  bodyOf(call, RefundOrder)
  if (row.status === 'REFUNDED') {
    throw new Failure(409, 'ORDER_ALREADY_REFUNDED', 'This order has been refunded already')
  }
  if (!row.amountPaid) {
    throw new Failure(409, 'ORDER_NOT_PAID', 'Nothing was paid for this order')
  }
  const refund: Refund = {
    id: crypto.randomUUID(),
    dateCreated: new Date().toISOString(),
    userId: USER_ID,
    ipAddress: '192.0.2.44',
    amount: row.amountPaid,
    orderId: row.id,
  }
  store.refunds.set(row.id, refund)
  store.orders = store.orders.map((order) =>
    order === row ? { ...row, status: 'REFUNDED' } : order,
  )
  return created(refund)
}

export function placeOrders(store: Store, count: number) {
  for (let placed = 0; placed < count; placed += 1) {
    const arrival = createArrival(store.seed.book, store.id, store.orders.length)
    store.orders = [arrival, ...store.orders]
  }
}

function orderOf({ parameters }: Call, store: Store) {
  return byId(store.orders, parameters['orderId'], 'ORDER')
}

function orderRecord({ seed }: Store, row: OrderRow) {
  const plan = seed.book.planOf(row.index)
  if (!plan) return { id: row.id, dateCreated: row.dateCreated }
  const priced = priceOrder(plan)
  return {
    id: row.id,
    dateCreated: row.dateCreated,
    items: orderItems(row, priced),
    gateway: row.gateway,
    customerEmail: row.customerEmail,
    status: row.status,
    currencyCode: row.currencyCode,
    amountPaid: row.amountPaid,
    amount: row.amount,
    coupon: orderCoupon(row, priced),
  }
}
