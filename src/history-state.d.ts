import type { OrderListQuery } from '#api/schemas/list-queries.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The list that an order was opened from: it knows the order before and after. */
    ordersSearch?: OrderListQuery
  }
}
