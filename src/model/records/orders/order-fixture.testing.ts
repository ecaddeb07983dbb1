import { OrderDetail, OrderRecord } from '#api/schemas/order-detail.ts'

/** An order with the given fields, parsed like an answer of the service. */
export const orderFixture = (fields: Record<string, unknown>): OrderRecord =>
  OrderRecord.parse({ id: '9f2c41d8-6b0e-4c5a-9c1e-000000000001', ...fields })

export const orderDetailFixture = (order: Record<string, unknown>, others = {}): OrderDetail =>
  OrderDetail.parse({ order: { id: '9f2c41d8-6b0e-4c5a-9c1e-000000000001', ...order }, ...others })
