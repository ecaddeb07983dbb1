import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMockService } from '../mock-api/index.ts'
import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expect, signIn, test } from './fixtures.ts'
import { startOwnHost } from './own-host.ts'
import { Service } from './service.ts'

const port = Number(process.env.E2E_PORT ?? 4610)
const clock = join(import.meta.dirname, '../scripts/shifted-clock.cjs')
const minutes = 60_000

/** A host that asks again after a minute, and whose clock is behind. */
function startHost(service: string, folder: string, at: number, behind: number) {
  const shift = Number(process.env.CLOCK_SHIFT ?? 0) - behind
  return startOwnHost({
    BASE_URL: service.replace(/\/$/, ''),
    PORT: String(at),
    DATA_DIR: join(folder, 'data'),
    KEY_AGAIN_AFTER: '1',
    CLOCK_SHIFT: String(shift),
    NODE_OPTIONS: `--require ${clock}`,
  })
}

test(
  'a refund long after the sign-in asks for the key, and is sent once when confirmed again',
  { tag: '@signed-out' },
  async ({ page, playwright }, { parallelIndex }) => {
    test.slow()
    const at = port + 1 + parallelIndex
    const url = `http://127.0.0.1:${at}`
    const folder = await mkdtemp(join(tmpdir(), 'counter-fresh-key-'))
    const platform = await startMockService({ orders: 50 })
    const request = await playwright.request.newContext({ baseURL: platform.url })
    const service = new Service('test-fresh-key', request)
    const before = await startHost(platform.url, folder, at, 5 * minutes)
    await signIn(page, service.key, url)
    await before.stop()
    const host = await startHost(platform.url, folder, at, 0)
    try {
      await page.goto(`${url}/stores/${STORES.software.id}/orders/${ORDERS.plain}`)
      await page.getByRole('button', { name: 'Refund', exact: true }).click()
      await page.getByRole('radio', { name: 'Reason 1' }).click()
      await page.getByRole('button', { name: 'Confirm refund' }).click()

      const asking = page.getByRole('dialog', { name: 'Sign in again' })
      await expect(asking).toContainText('Nothing was sent. Before a refund, a deletion')
      expect(await service.deliveries('refundOrder')).toEqual([])
      await asking.getByLabel('API key', { exact: true }).fill(service.key)
      await asking.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(asking).toBeHidden()

      const refund = page.getByRole('dialog', { name: 'Refund order' })
      await expect(refund).toContainText('Nothing was sent')
      await refund.getByRole('button', { name: 'Try again' }).click()
      await refund.getByRole('radio', { name: 'Reason 1' }).click()
      await refund.getByRole('button', { name: 'Confirm refund' }).click()
      await expect(page.getByText('The order shows the refund.').first()).toBeVisible()
      expect(await service.deliveries('refundOrder')).toHaveLength(1)
    } finally {
      await page.goto('about:blank')
      await host.stop()
      await request.dispose()
      await platform.close()
      await rm(folder, { recursive: true })
    }
  },
)
