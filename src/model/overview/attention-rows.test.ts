import { expect, test } from 'vitest'
import { WebhookLog } from '#api/schemas/webhooks.ts'
import { deliveryRows } from './attention-rows.ts'

const failed = WebhookLog.parse({ id: '1', responseCode: 500, url: 'https://shop.test/hook' })

test.each([
  [true, 'More than these since yesterday, https://shop.test/hook'],
  [false, 'Since yesterday, https://shop.test/hook'],
])('words failed deliveries by whether more may follow: %s', (hasMore, text) => {
  const [row] = deliveryRows('webhook', { items: [failed], hasMore })
  expect(row).toMatchObject({ count: 1, text })
})
