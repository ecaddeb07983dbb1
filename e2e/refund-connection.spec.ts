import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { startCuttingProxy } from './cutting-proxy.ts'
import { expect, signIn, test } from './fixtures.ts'

const order = `/stores/${STORES.software.id}/orders/${ORDERS.plain}`
const refund = `DELETE /api${order}/refund`

test.describe('a connection reset before the answer', { tag: '@signed-out' }, () => {
  for (const cuts of [1, 2, 3]) {
    const tag = cuts === 2 ? ['@nightly'] : []
    const title = `cut ${cuts} times: one refund, reported as done`
    test(title, { tag }, async ({ page, service, baseURL }) => {
      const proxy = await startCuttingProxy(baseURL ?? '', refund, cuts)
      try {
        await signIn(page, service.key, proxy.url)
        await page.goto(`${proxy.url}${order}`)
        await page.getByRole('button', { name: 'Refund', exact: true }).click()
        const dialog = page.getByRole('dialog', { name: 'Refund order' })
        await dialog.getByRole('radio', { name: 'Reason 2' }).click()
        await dialog.getByRole('button', { name: 'Confirm refund' }).click()
        await expect(page.getByText('The order shows the refund.')).toBeVisible()
        expect(proxy.arrivals(refund)).toBeGreaterThanOrEqual(1)
        expect(await service.deliveries('refundOrder')).toHaveLength(1)
      } finally {
        proxy.close()
      }
    })
  }
})
