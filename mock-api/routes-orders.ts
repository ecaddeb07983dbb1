import { RefundOrder } from '#api/schemas/order-detail.ts'
import { type Call, type Handler, Failure, bodyOf, byId, created, found, storeOf } from './call.ts'
import { textFilter, timeFilter, unless } from './character-lists.ts'
import type { Character } from './character-points.ts'
import { gatewayWord, perCharacter, sentAddress, statusWord } from './character-words.ts'
import type { Database, Store } from './database.ts'
import { type Constraint, type ListRules, FROM, IS, TO, constraint, list } from './list.ts'
import { anyCase } from './list-values.ts'
import { deliveriesOf } from './seed-logs.ts'
import { orderDetail } from './seed-order-detail.ts'
import { orderCoupon, orderItems } from './seed-order-items.ts'
import type { Charges } from './seed-order-price.ts'
import { type OrderRow, pricedRow } from './seed-orders.ts'
import { refundRow } from './store-changes.ts'

const rulesFor = perCharacter((character): ListRules<OrderRow> => {
  const dateFrom = timeFilter<OrderRow>('from', character.dateFrom, character)
  const dateTo = timeFilter<OrderRow>('to', character.dateTo, character)
  const statusOf = statusWord(character)
  const gatewayOf = gatewayWord(character)
  const status = textFilter<OrderRow>(character.statusFilter, (row) => statusOf(row.status))
  const gateway = textFilter<OrderRow>(character.gatewayFilter, (row) => gatewayOf(row.gateway))
  const addressOf = sentAddress(character)
  const email = textFilter<OrderRow>(
    character.emailFilter,
    (row) => addressOf(row.customerEmail),
    true,
  )
  return {
    parameters: { dateFrom, dateTo, status, gateway, email, chat: chatFilter(character) },
    filters: {
      dateFrom: { operators: FROM, constraint: dateFrom },
      dateTo: { operators: TO, constraint: dateTo },
      status: { operators: IS, constraint: status },
      gateway: { operators: IS, constraint: gateway },
      email: { operators: IS, constraint: email },
    },
    sorts,
  }
})

function chatFilter({ chatFilter: behaviour }: Character): Constraint<OrderRow> {
  const rule = constraint(anyCase, ({ customer }: OrderRow, text) => {
    const { userId = '', username = '' } = customer?.chat ?? {}
    if (behaviour === 'contains') return userId.includes(text) || username.includes(text)
    return userId === text || (behaviour !== 'id-only' && username === text)
  })
  return unless(behaviour === 'ignored', rule)
}

const sorts: ListRules<OrderRow>['sorts'] = {
  id: (row) => row.id,
  dateCreated: (row) => row.dateCreated,
  gateway: (row) => row.gateway,
  customerEmail: (row) => row.customerEmail,
  status: (row) => row.status,
  currencyCode: (row) => row.currencyCode,
  amountPaid: (row) => row.amountPaid,
  amount: (row) => row.amount,
}

export const listOrders: Handler = (call) => {
  const store = storeOf(call)
  const { character } = call.database
  return list(call, store.orders, rulesFor(character), (row) => orderRecord(store, row, character))
}

export const getOrder: Handler = (call) => {
  const store = storeOf(call)
  return found(detailOf(call.database, store, orderOf(call, store)))
}

export function detailOf({ character }: Pick<Database, 'character'>, store: Store, row: OrderRow) {
  const { seed } = store
  return orderDetail({
    store: { id: store.id, name: store.settings.name },
    row,
    book: seed.book,
    logs: deliveriesOf(seed.index, row, seed.now),
    refund: store.refunds.get(row.id) ?? null,
    now: seed.now,
    character,
  })
}

export const refundOrder: Handler = (call) => {
  const store = storeOf(call)
  const row = orderOf(call, store)
  const { database } = call
  bodyOf(call, RefundOrder)
  const earlier = store.refunds.get(row.id)
  if (earlier && database.character.secondRefund === 'answers-the-first') return created(earlier)
  if (earlier || row.status === 'REFUNDED') {
    throw new Failure(409, 'ORDER_ALREADY_REFUNDED', 'This order has been refunded already')
  }
  if (!row.amountPaid) {
    throw new Failure(409, 'ORDER_NOT_PAID', 'Nothing was paid for this order')
  }
  return created(refundRow(database, store, row, database.clock()))
}

function orderOf({ parameters }: Call, store: Store) {
  return byId(store.orders, parameters['orderId'], 'ORDER')
}

export function orderRecord({ seed }: Store, row: OrderRow, charges: Charges) {
  const priced = pricedRow(seed.book, row, charges)
  if (!priced) return { id: row.id, dateCreated: row.dateCreated }
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
