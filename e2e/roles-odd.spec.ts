import type { Page } from '@playwright/test'
import { CUSTOMER, ORDERS, PRODUCT, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expect, signIn, test } from './fixtures.ts'
import { startTeamHost } from './team-host.ts'

/*
 * Roles in front of platforms of several characters: reads work, writes are refused by the host and
 * never reach the platform, and the page says why a button is not there.
 */
const port = Number(process.env.E2E_PORT ?? 4610)
const key = 'test-roles'
const store = `/stores/${STORES.software.id}`
const order = `${store}/orders/${ORDERS.plain}`
const product = `${store}/products/${PRODUCT.id}`
const ticket = `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`

const characters = ['statuses-in-lower-case', 'sparse', 'page-size-clamped']
const variant = { name: 'Odd “ë” <b>', cost: 1, stock: 1, deliveryTypes: ['license_keys'] }
const writes = {
  refund: ['DELETE', `${order}/refund`, { reason: 0 }],
  settings: ['PUT', store, { name: 'Renamed' }],
  'a new variant': ['POST', `${product}/variants`, variant],
  'no variant': ['DELETE', `${product}/variants/${PRODUCT.id}`, undefined],
  reply: ['PUT', `${store}/tickets/${TICKET_ID}`, { message: 'Hej “då”' }],
} as const
type Write = keyof typeof writes

const roles: Record<'support' | 'reader', { refused: Write[]; why: [string, string][] }> = {
  support: {
    refused: ['refund', 'settings', 'a new variant', 'no variant'],
    why: [
      [order, 'Your role is Support: refunds are for owners.'],
      [product, 'Your role is Support: new variants and prices are for owners.'],
      [`${store}/settings`, 'Your role is Support: settings are for owners.'],
    ],
  },
  reader: {
    refused: ['refund', 'settings', 'a new variant', 'no variant', 'reply'],
    why: [
      [order, 'Your role is Reader: refunds are for owners.'],
      [product, 'Your role is Reader: new variants and prices are for owners.'],
      [`${store}/settings`, 'Your role is Reader: settings are for owners.'],
      [ticket, 'Your role is Reader: support and owners reply and take tickets.'],
    ],
  },
}

async function askHost(page: Page, url: string, [method, path, data]: (typeof writes)[Write]) {
  const answer = await page.request.fetch(`${url}/api${path}`, {
    method,
    headers: {
      'X-Requested-By': 'counter',
      'Sec-Fetch-Site': 'same-origin',
      'X-Operation-Id': crypto.randomUUID(),
    },
    ...(data && { data }),
  })
  return `${answer.status()} ${/ROLE_REFUSED/.exec(await answer.text())?.[0] ?? ''}`
}

for (const character of characters) {
  test(
    `support and readers read, write nothing else, and see why: ${character}`,
    { tag: '@signed-out' },
    async ({ page }, { parallelIndex }) => {
      test.slow()
      const team = await startTeamHost(port + 1 + parallelIndex, { role: 'support' })
      const service = team.service.replace(/\/$/, '')
      const headers = { Authorization: `Bearer ${key}` }
      const main = page.getByRole('main')
      try {
        await page.request.post(`${service}/__character`, { headers, data: { from: character } })
        await signIn(page, key, team.url)
        for (const role of ['support', 'reader'] as const) {
          const { refused, why } = roles[role]
          await team.giveRole({ role })
          await page.request.delete(`${service}/__log`, { headers })
          for (const name of refused) {
            expect(`${name}: ${await askHost(page, team.url, writes[name])}`).toBe(
              `${name}: 403 ROLE_REFUSED`,
            )
          }
          const log = await page.request.get(`${service}/__log`, { headers })
          const { data } = (await log.json()) as { data: { method: string }[] }
          expect(data.filter(({ method }) => method !== 'GET')).toEqual([])

          await page.goto(`${team.url}${store}/orders`)
          const rows = page.getByRole('table', { name: 'Orders' }).locator('[data-row]')
          await expect(rows.first()).toBeVisible()
          for (const [address, words] of why) {
            await page.goto(team.url + address)
            await expect(main.getByText(words)).toBeVisible()
          }
          await expect(main.getByRole('button', { name: /^(Refund|Save changes)$/ })).toHaveCount(0)
        }
        await team.giveRole({ role: 'support' })
        expect(await askHost(page, team.url, writes.reply)).toMatch(/^20[01] $/)
      } finally {
        await page.goto('about:blank')
        await team.close()
      }
    },
  )
}
