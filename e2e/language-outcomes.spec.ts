import type { Page } from '@playwright/test'
import { CUSTOMER, ORDERS, PRODUCT, STORES, TICKET_ID, VARIANT } from '../mock-api/seed-ids.ts'
import { Catalogue, expectLeftToRight } from './catalogue.ts'
import { daily, expect, test } from './fixtures.ts'

test.use({ hasClock: true })

const store = `/stores/${STORES.software.id}`
const reply = 'Danke, شكرًا, ありがとう'
const hostWords = 'The connection to your platform was lost. We don’t know whether it did this.'

type Write = {
  op: 'refundOrder' | 'replyTicket' | 'deleteVariant'
  address: string
  send: (page: Page, words: Catalogue) => Promise<void>
  unknown: string[]
}

const writes: Write[] = [
  {
    op: 'refundOrder',
    address: `${store}/orders/${ORDERS.plain}`,
    async send(page, { say }) {
      await page.getByRole('button', { name: say('Refund', 'verb') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio').first().click()
      await page.clock.fastForward(1_500)
      const confirm = dialog.getByRole('button', { name: say('Confirm refund of {paidText}') })
      await expectLeftToRight(confirm, /\d+[.,]\d\d/)
      await confirm.click()
    },
    unknown: [
      'Checking the refund',
      'We lost the answer, so we don’t know yet whether it worked. We’re reading the order to find out.',
    ],
  },
  {
    op: 'replyTicket',
    address: `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`,
    async send(page, { say }) {
      await page.getByRole('textbox', { name: say('Reply') }).fill(reply)
      await page.getByRole('button', { name: say('Send reply') }).click()
      await expect(page.getByRole('button', { name: say('Undo') })).toBeVisible()
      await page.clock.fastForward(5_500)
    },
    unknown: [
      'Checking your reply',
      'We don’t know yet whether it arrived. We’re reading the ticket to find out; don’t send it again.',
    ],
  },
  {
    op: 'deleteVariant',
    address: `${store}/products/${PRODUCT.id}`,
    async send(page, { say }) {
      const row = page.getByRole('row').filter({ hasText: VARIANT.name })
      await row.getByRole('button', { name: say('More for {name}') }).click()
      await page.getByRole('menuitem', { name: say('Delete variant…') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').fill(VARIANT.name)
      await dialog.getByRole('button', { name: say('Delete variant') }).click()
    },
    unknown: [
      'Checking the variant',
      'We don’t know yet whether it was deleted. We’re reading the product to find out.',
    ],
  },
]

for (const words of [new Catalogue('de'), new Catalogue('ar'), new Catalogue('ja')]) {
  const { language, say } = words
  for (const write of writes) {
    const { op, address, send, unknown } = write
    // By day the one that costs most, in the language that breaks most.
    const isDaily = language === 'ar' && op === 'refundOrder'
    const direction = language === 'ar' ? 'rtl' : 'ltr'

    test(
      `${op}: a lost answer is told in ${language}, whole`,
      { tag: daily(isDaily) },
      async ({ page, context, baseURL, service }) => {
        test.slow()
        await words.choose(context, baseURL!)
        await service.fault({ op, fault: 'T11', applied: false })
        await page.goto(address)
        await expect(page.locator('html')).toHaveAttribute('dir', direction)
        await send(page, words)
        for (const english of [...unknown, hostWords]) {
          await expect(page.getByText(say(english)).first()).toBeVisible()
        }
        const told = page.getByText(say(unknown[0]!)).last()
        await expect(told).toHaveCSS('direction', direction)
        await expectLeftToRight(page.getByText('UPSTREAM_OUTCOME_UNKNOWN'), /\w+/)
        expect(await words.englishOf(page)).toEqual([])
        expect(await service.deliveries(op)).toHaveLength(1)
      },
    )
  }
}
