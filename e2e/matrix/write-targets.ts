import { type Page, expect } from '@playwright/test'
import { CUSTOMER, ORDERS, PRODUCT, STORES, TICKET_ID, VARIANT } from '../../mock-api/seed-ids.ts'
import type { WriteOperation } from './cells.ts'

export type WriteTarget = {
  address: string
  /** The read that settles the outcome. */
  proof: string
  prepare: (page: Page) => Promise<void>
  last: (page: Page) => ReturnType<Page['locator']>
  expectKept: (page: Page) => Promise<void>
  done: RegExp
  rejected: RegExp
  unknown: RegExp
  /** Shown after a minute without an effect. */
  untraced: RegExp
  notSent: RegExp
}

const store = `/stores/${STORES.software.id}`
const product = `${store}/products/${PRODUCT.id}`
export const WRITTEN = 'Matrix'

const name = (page: Page) => page.getByLabel('Name', { exact: true })
const reply = (page: Page) => page.getByLabel('Reply', { exact: true })

/** On a phone the actions of a variant are under its details. */
export async function askToDelete(page: Page, variant: string) {
  const { width = 0 } = page.viewportSize() ?? {}
  if (width < 600) await page.getByRole('button', { name: `Details of ${variant}` }).click()
  await page.getByRole('button', { name: `More for ${variant}` }).click()
  await page.getByRole('menuitem', { name: 'Delete variant…' }).click()
}

export const writeTargets: Record<WriteOperation, WriteTarget> = {
  refundOrder: {
    address: `${store}/orders/${ORDERS.plain}`,
    proof: 'getOrder',
    async prepare(page) {
      await page.getByRole('button', { name: 'Refund', exact: true }).click()
      await page.getByRole('radio', { name: 'Reason 1' }).click()
      // The last step is enabled after a second.
      await page.clock.fastForward(1_100)
      await expect(page.getByRole('button', { name: 'Confirm refund' })).toBeEnabled()
    },
    last: (page) => page.getByRole('button', { name: 'Confirm refund' }),
    expectKept: (page) => expect(page.getByRole('dialog', { name: 'Refund order' })).toBeVisible(),
    done: /^\s*(Refunded|Already refunded)$/,
    rejected: /^\s*Not refunded$/,
    unknown: /don’t know yet/,
    untraced: /Not refunded, as far as/,
    notSent: /Nothing was sent/,
  },
  createVariant: {
    address: `${product}/variants/new`,
    proof: 'getProduct',
    async prepare(page) {
      await name(page).fill(WRITTEN)
      await page.getByLabel('Price', { exact: true }).fill('5')
      await page.getByRole('group', { name: 'Type', exact: true }).getByText('Type 0').click()
      await page.getByLabel('Stock', { exact: true }).fill('50')
      await page.getByRole('group', { name: 'Stock mode' }).getByText('Stock mode 0').click()
      await page.getByLabel('Minimum quantity', { exact: true }).fill('1')
      await page.getByRole('switch', { name: 'Unlimited' }).check()
      await page.getByRole('checkbox', { name: 'Licence keys' }).check()
    },
    last: (page) => page.getByRole('button', { name: 'Create variant' }),
    async expectKept(page) {
      const back = page.getByRole('button', { name: 'Back to the form' })
      await expect(back.or(name(page))).toBeVisible()
      if (await back.isVisible()) await back.click()
      await expect(name(page)).toHaveValue(WRITTEN)
    },
    done: /^\s*Variant created$/,
    rejected: /^\s*Not created$/,
    unknown: /don’t know yet/,
    untraced: /Not created, as far as/,
    notSent: /Nothing was sent/,
  },
  deleteVariant: {
    address: product,
    proof: 'getProduct',
    async prepare(page) {
      await askToDelete(page, VARIANT.name)
      await page.getByRole('dialog').getByRole('textbox').fill(VARIANT.name)
    },
    last: (page) => page.getByRole('dialog').getByRole('button', { name: 'Delete variant' }),
    expectKept: (page) =>
      expect(page.getByRole('dialog', { name: 'Delete variant' })).toBeVisible(),
    done: /^\s*(Variant deleted|Already gone)$/,
    rejected: /^\s*Not deleted$/,
    unknown: /don’t know yet/,
    untraced: /Not deleted, as far as/,
    notSent: /Nothing was sent/,
  },
  replyTicket: {
    address: `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`,
    proof: 'getCustomer',
    prepare: (page) => reply(page).fill(WRITTEN),
    last: (page) => page.getByRole('button', { name: 'Send reply' }),
    expectKept: (page) => expect(reply(page)).toHaveValue(WRITTEN),
    done: /^\s*(?:Reply sent|Sent)$/,
    rejected: /Your platform refused the reply/,
    unknown: /(don’t know|can’t tell) yet/,
    untraced: /Reply not sent, as far as/,
    notSent: /We couldn’t check the ticket first/,
  },
  updateStore: {
    address: `${store}/settings`,
    proof: 'getUser',
    prepare: (page) => name(page).fill(WRITTEN),
    last: (page) => page.getByRole('button', { name: 'Save changes' }),
    expectKept: (page) => expect(name(page)).toHaveValue(WRITTEN),
    done: /^\s*(Changes saved$|Saved, but)/,
    rejected: /Your platform refused the changes/,
    unknown: /don’t know yet|as far as we can see|can’t tell/,
    untraced: /Changes not saved, as far as|can’t tell whether your changes/,
    notSent: /Nothing was saved/,
  },
}
