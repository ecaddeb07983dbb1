import type { Page } from '@playwright/test'
import { CUSTOMER, ORDERS, PRODUCT, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'
import { createRandom, playInPage } from './monkey/actions.ts'

/*
 * A monkey presses, types and goes where it likes while one call in ten goes wrong. Nothing may
 * throw, no page may be stuck, and since it never takes the last step of a write, none may be sent.
 */
const store = `/stores/${STORES.software.id}`
const places = [
  store,
  `${store}/orders`,
  `${store}/orders/${ORDERS.plain}`,
  `${store}/reviews`,
  `${store}/coupons`,
  `${store}/products`,
  `${store}/products/${PRODUCT.id}`,
  `${store}/products/${PRODUCT.id}/variants/new`,
  `${store}/categories`,
  `${store}/customers`,
  `${store}/customers/${CUSTOMER.id}`,
  `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`,
  `${store}/tickets`,
  `${store}/settings`,
  '/account',
  '/webhooks',
  '/preferences',
]
const faults = [
  'S500j',
  'S503h',
  'S404h',
  'S403j',
  'S429j',
  'T11',
  'T12',
  'E02',
  'E03',
  'E07',
  'D06',
]
const BATCH = 25

for (const { seed, actions, tag } of [
  { seed: 1, actions: 250, tag: [] },
  ...Array.from({ length: 20 }, (_, at) => ({ seed: 100 + at, actions: 5_000, tag: ['@nightly'] })),
]) {
  test(
    `${actions} random actions break nothing, seed ${seed}`,
    { tag },
    async ({ page, context, service }) => {
      test.setTimeout(30_000 + actions * 120)
      const random = createRandom(seed)
      const oneOf = <Choice>(choices: readonly Choice[]) =>
        choices[Math.floor(random() * choices.length)]!
      page.on('dialog', (question) => void question.accept().catch(() => {}))
      context.on('page', (opened) => void (opened === page || opened.close()))

      await page.goto(oneOf(places))
      for (let done = 0; done < actions; done += BATCH) {
        const fault = { op: '*', fault: oneOf(faults), times: 1 }
        if (random() < BATCH / 10 / 2) await service.fault(fault)
        if (random() < 0.2) await leave(page, random, oneOf(places))
        await play(page, random, BATCH)
        await expect(page.locator('h1, [role="alert"]').first()).toBeAttached()
      }

      const writes = (await service.deliveries()).filter(({ method }) => method !== 'GET')
      expect(writes.map(({ operation }) => operation)).toEqual([])
      await service.forget()
      await page.goto(`${store}/orders`)
      await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Coupons' })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible()
    },
  )
}

async function leave(page: Page, random: () => number, place: string) {
  const way = random()
  if (way < 0.25) await page.goBack().catch(() => {})
  else if (way < 0.4) await page.reload()
  else await page.goto(place)
  // Back may have led out of the application.
  if (!page.url().startsWith('http')) await page.goto(place)
}

/** A press may load another document, which ends the batch. */
async function play(page: Page, random: () => number, actions: number) {
  const seed = Math.floor(random() * 2 ** 31)
  await page.evaluate(playInPage, { seed, actions }).catch((error: unknown) => {
    if (!/context was destroyed|navigation|Target page/.test(String(error))) throw error
  })
  await page.waitForLoadState()
}
