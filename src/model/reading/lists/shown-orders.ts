import { ordersQuery } from '#api/orders.ts'
import { taggedOr } from './tagged-query.ts'

type Query = Parameters<typeof ordersQuery>[1] & { tag?: string | undefined }

export const shownOrders = taggedOr('order', (storeId, query: Query) => ordersQuery(storeId, query))
