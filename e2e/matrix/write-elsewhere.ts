import { type Page, expect } from '@playwright/test'
import { STORES, TICKET_ID, VARIANT } from '../../mock-api/seed-ids.ts'
import type { WriteOperation } from './cells.ts'

/** How the second of two people learns what the first one did. */
export const seenBefore = {
  refundOrder: /Already refunded/,
  createVariant: /Nothing was sent/,
  deleteVariant: /Already gone/,
  replyTicket: /A new message came in/,
  updateStore: /Someone else changed/,
}

export async function writeElsewhere(page: Page, op: WriteOperation) {
  const store = `/api/stores/${STORES.software.id}`
  const opened = new URL(page.url()).pathname
  const [method, path, data] = {
    refundOrder: ['DELETE', `/api${opened}/refund`, { reason: 2 }],
    createVariant: [
      'POST',
      `/api${opened.replace(/\/new$/, '')}`,
      {
        name: 'Matrix',
        cost: 5,
        minimumQuantity: 1,
        maximumQuantity: -1,
        order: 5,
        type: 0,
        stock: 50,
        deliveryTypes: ['license_keys'],
        stockMode: 0,
        disableVolumeDiscountOnCoupon: false,
      },
    ],
    deleteVariant: ['DELETE', `/api${opened}/variants/${VARIANT.id}`, undefined],
    replyTicket: ['PUT', `${store}/tickets/${TICKET_ID}`, { message: 'Somebody else' }],
    updateStore: ['PUT', store, { name: 'Theirs' }],
  }[op] as [string, string, object | undefined]
  const answer = await page.request.fetch(path, {
    method,
    data,
    headers: { 'X-Requested-By': 'counter', 'X-Operation-Id': crypto.randomUUID() },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
