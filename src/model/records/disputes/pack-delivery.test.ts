import { expect, test } from 'vitest'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { orderDetailFixture } from '#model/records/orders/order-fixture.testing.ts'
import { delivery } from './pack-delivery.ts'

function deliveryOf(detail: OrderDetail) {
  const read = { storeId: 'Here', store: undefined, tickets: undefined }
  const evidence = { ...read, detail, reviews: undefined, orders: undefined }
  return delivery(evidence, { money: String, time: String })
}

const boughtItem = (id: string) => ({ id, productName: id, variantId: id, quantity: 2 })
const sentItem = (variantId: string | undefined, friendlyName: string) => ({
  id: friendlyName,
  dateCreated: 't',
  variantId,
  file: { id: friendlyName, friendlyName },
})

test('each item has a row with what was delivered of it, and what lacks is told beside', () => {
  const told = (...deliveredItems: ReturnType<typeof sentItem>[]) => {
    const detail = orderDetailFixture({ items: [boughtItem('a'), boughtItem('b')], deliveredItems })
    const { rows, summary } = deliveryOf(detail)
    return {
      rows: rows.map(({ label, text }) => `${label}: ${text.replaceAll('\n', ' | ')}`),
      summary,
    }
  }
  expect(told(sentItem('B', 'one'), sentItem('b', 'two'))).toEqual({
    rows: ['a: 2 pieces', 'b: 2 pieces | Delivered: t | File: one | Delivered: t | File: two'],
    summary: '2 items. Keys keep their last four characters. Nothing delivered for a',
  })
  const untold = told(sentItem(undefined, 'one'))
  expect(untold.rows).toEqual(['a: 2 pieces', 'b: 2 pieces', 'Item: Delivered: t | File: one'])
  expect(untold.summary).not.toContain('Nothing delivered')
  const twice = {
    items: [boughtItem('a'), boughtItem('a')],
    deliveredItems: [sentItem('a', 'one')],
  }
  const { summary } = deliveryOf(orderDetailFixture(twice))
  expect(summary).not.toContain('Nothing delivered')
})
