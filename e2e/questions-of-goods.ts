import type { Page } from '@playwright/test'
import { ORDERS } from '../mock-api/seed-ids.ts'
import { expect } from './fixtures.ts'
import type { Service } from './service.ts'
import type { Walk } from './walk-on.ts'

export type Given = { page: Page; service: Service }
export type Question = {
  asks: string
  presses: number
  given: (of: Given) => Promise<unknown>
  walk: (walk: Walk, of: Given) => Promise<unknown>
}

const delivers = ({ service }: Given, ...values: unknown[]) => {
  const fault = { fault: 'D01', path: 'data.order.deliveredItems', values: [values] }
  return service.fault({ op: 'getOrder', ...fault, times: 500 })
}

/** What sellers ask of what they delivered, and of who has it. */
export const questionsOfGoods: Question[] = [
  {
    asks: 'who was not served',
    presses: 1,
    given: delivers,
    async walk(walk) {
      await walk.go(walk.menu(/^To fix/))
      const table = walk.page.getByRole('table', { name: 'Paid, not delivered' })
      await expect(table).toContainText('Everything')
    },
  },
  {
    asks: 'which key went out twice',
    presses: 3,
    given: (given) =>
      delivers(given, { id: 'i', type: 'license_keys', textContent: 'NMBS-7Q2K-X9PL-004A' }),
    async walk(walk) {
      await walk.go(walk.menu(/^To fix/), walk.link(/^Sold twice/), walk.button('Compare orders'))
      await expect(walk.page.getByRole('list', { name: 'Sold twice' })).toContainText('-004A')
    },
  },
  {
    asks: 'whose key is this',
    presses: 4,
    given: (given) => delivers(given, { type: 'license_keys', textContent: 'NMBS-7Q2K-X9PL-004A' }),
    async walk(walk) {
      await walk.go(walk.menu(/^Tools/), walk.link(/^Whose key/))
      await walk.page.getByLabel('Licence key, text or file name').fill('nmbs 7q2k x9pl 004a')
      walk.presses += 1
      await walk.go(walk.button('Find the order'))
      await expect(walk.page.getByRole('main')).toContainText('Delivered in order')
    },
  },
  {
    asks: 'which webhook carried this in its body',
    presses: 6,
    async given({ service }) {
      const dateCreated = new Date().toISOString()
      const requestBody = '{"data":{"order":{"id":"9f2c41d8-77aa"}}}'
      const data = [{ id: 'carried', dateCreated, requestBody }]
      const body = { success: true, pages: 1, data }
      await service.fault({ op: 'listWebhookLogs', respond: { body }, times: -1 })
    },
    async walk(walk) {
      const { page } = walk
      await walk.go(walk.menu(/^Webhooks/), walk.link(/^crm\./))
      await walk.go(walk.button('More').first())
      await walk.go(page.getByRole('menuitem', { name: 'Find in bodies' }))
      await page.getByRole('textbox', { name: 'Text in a body' }).fill('9f2c41d8-77aa')
      await page.keyboard.press('Enter')
      walk.presses += 2
      const found = page.getByRole('list', { name: 'Deliveries found' })
      await expect(found.getByRole('listitem').first()).toContainText('In what was sent')
    },
  },
  {
    asks: 'where is the order of this transaction',
    presses: 3,
    async given({ service }) {
      const dateCreated = new Date(Date.now() - 86_400_000).toISOString()
      const order = {
        id: ORDERS.plain,
        dateCreated,
        gatewayMetadata: { transactionId: 'TXN_77_A9' },
      }
      const listed = { success: true, pages: 1, data: [{ id: ORDERS.plain, dateCreated }] }
      await service.fault({ op: 'listOrders', times: -1, respond: { body: listed } })
      const body = { success: true, data: { order } }
      await service.fault({ op: 'getOrder', times: -1, respond: { body } })
    },
    async walk(walk) {
      const { page } = walk
      await page.keyboard.press('Control+k')
      const dialog = page.getByRole('dialog', { name: 'Search' })
      await dialog.getByRole('combobox').fill('TXN_77_A9')
      walk.presses += 2
      await walk.go(dialog.getByRole('option', { name: 'Look for this in the orders’ payments' }))
      await expect(page.getByRole('main')).toContainText(
        `Order ${ORDERS.plain.slice(0, 8)} has it as its transaction.`,
      )
    },
  },
]
