import type { Page } from '@playwright/test'
import { CUSTOMER, ORDERS, PRODUCT, STORES, TICKET_ID, VARIANT } from '../mock-api/seed-ids.ts'
import { Catalogue, chooseLanguage, expectLeftToRight } from './catalogue.ts'
import { daily, expect, test } from './fixtures.ts'
import { untilVisible, watch } from './matrix/bench.ts'

test.use({ hasClock: true })

const store = `/stores/${STORES.software.id}`
const reply = 'Danke, شكرًا, ありがとう'
const hostWords = 'The connection to your platform was lost. We don’t know whether it did this.'

type Write = {
  op: 'refundOrder' | 'replyTicket' | 'deleteVariant'
  address: string
  /** The read that settles the outcome. */
  proof: string
  send: (page: Page, words: Catalogue) => Promise<void>
  unknown: string[]
  /** Told on any page after a reload, which forgets why it is not known. */
  resumed?: string
  untraced?: string[]
  /** What stands in the sentences and runs from left to right, also in Arabic. */
  named?: string
}

const writes: Write[] = [
  {
    op: 'refundOrder',
    address: `${store}/orders/${ORDERS.plain}`,
    proof: 'getOrder',
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
    resumed:
      'A refund was sent. We don’t know yet whether it worked. We’re reading the order to find out.',
    untraced: [
      'Not refunded, as far as we can see',
      'We lost the answer, and a minute later the order shows no refund. You can try again; we check the order first.',
    ],
    named: ORDERS.plain.slice(0, 8),
  },
  {
    op: 'replyTicket',
    address: `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`,
    proof: 'getCustomer',
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
    proof: 'getProduct',
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
    resumed: 'We don’t know yet whether it was deleted. We’re reading the product to find out.',
    untraced: [
      'Not deleted, as far as we can see',
      'We lost the answer, and the variant is still there a minute later. You can try again; we check the product first.',
    ],
    named: VARIANT.name,
  },
]

const german = new Catalogue('de')
const arabic = new Catalogue('ar')
const japanese = new Catalogue('ja')
const direction = ({ language }: Catalogue) => (language === 'ar' ? 'rtl' : 'ltr')

for (const [words, next] of [
  [german, arabic],
  [arabic, japanese],
  [japanese, german],
] as const) {
  const { language, say } = words
  for (const write of writes) {
    const { op, address, proof, send, unknown, resumed, untraced, named } = write
    // By day the one that costs most, in the language that breaks most.
    const isDaily = language === 'ar' && op === 'refundOrder'

    test(
      `${op}: a lost answer is told in ${language}, whole`,
      { tag: daily(isDaily) },
      async ({ page, context, baseURL, service }) => {
        test.slow()
        await words.choose(context, baseURL!)
        await service.fault({ op, fault: 'T11', applied: false })
        await page.goto(address)
        await expect(page.locator('html')).toHaveAttribute('dir', direction(words))
        await send(page, words)
        for (const english of [...unknown, hostWords]) {
          await expect(page.getByText(say(english)).first()).toBeVisible()
        }
        const told = page.getByText(say(unknown[0]!)).last()
        await expect(told).toHaveCSS('direction', direction(words))
        await expectLeftToRight(page.getByText('UPSTREAM_OUTCOME_UNKNOWN'), /\w+/)
        expect(await words.englishOf(page)).toEqual([])
        expect(await service.deliveries(op)).toHaveLength(1)
      },
    )

    if (!resumed || !untraced || !named) continue
    const changed = `${op}: what is not known in ${language} is told in ${next.language} after a change`
    test(changed, { tag: '@nightly' }, async ({ page, context, baseURL, service }) => {
      test.slow()
      const bench = watch(page, service)
      page.on('dialog', (question) => void question.accept())
      await words.choose(context, baseURL!)
      await page.goto(address)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await service.fault({ op, fault: 'T11', applied: false })
      await send(page, words)
      await expect.poll(async () => (await service.deliveries(op)).length).toBe(1)
      // Until the record can be read again, nobody knows.
      await service.fault({ op: proof, fault: 'S403j', times: -1 })
      await expect(page.getByText(say(unknown[0]!)).first()).toBeVisible()

      await chooseLanguage(page, next, words)
      await expect(page.locator('html')).toHaveAttribute('dir', direction(next))
      const notices = page.getByRole('region', { name: next.say('Sent changes') })
      await untilVisible(bench, notices.getByText(next.say(unknown[0]!)), {
        step: 1_000,
        within: 60_000,
      })
      await expect(notices.getByText(next.say(resumed))).toBeVisible()
      await expectLeftToRight(notices, named)
      expect(await next.englishOf(page)).toEqual([])

      await service.forget()
      for (const english of untraced) {
        await untilVisible(bench, notices.getByText(next.say(english)), {
          step: 10_000,
          within: 60_000,
        })
      }
      await page.goto(`${store}/changes?in=here`)
      const main = page.getByRole('main')
      await untilVisible(bench, main.getByText(next.say('Not seen')), { within: 60_000 })
      await expectLeftToRight(main, named)
      expect(await next.englishOf(page)).toEqual([])
      expect(await service.deliveries(op)).toEqual([])
    })
  }
}
