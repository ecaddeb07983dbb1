import { CUSTOMER, ORDERS, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`

/** A window of 1440 by 900 at 400 %. */
test.use({ viewport: { width: 360, height: 225 } })

for (const { address, read } of [
  { address: `${store}/orders`, read: 'tbody a' },
  { address: `${store}/orders/${ORDERS.complete}`, read: 'main h2' },
  { address: `${store}/customers?q=a`, read: 'tbody a' },
  { address: `${store}/settings`, read: 'main label' },
  { address: `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`, read: 'main article' },
]) {
  test(`at 400 % nothing lies over what is read: ${address}`, async ({ page }) => {
    await page.goto(address)
    await page.locator(read).first().scrollIntoViewIfNeeded()
    const stuck = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => {
          const { position, visibility } = getComputedStyle(element)
          const { top, bottom, height, width } = element.getBoundingClientRect()
          return (
            ['sticky', 'fixed'].includes(position) &&
            visibility === 'visible' &&
            height > 8 &&
            width > 100 &&
            bottom > 0 &&
            top < innerHeight
          )
        })
        .map(({ className, textContent }) => `${className}: ${textContent}`.slice(0, 120)),
    )
    expect(stuck).toEqual([])
  })
}

test('at 400 % the first order is in the first window, and the tabs follow the list', async ({
  page,
}) => {
  await page.goto(`${store}/orders`)
  const first = page.getByRole('table', { name: 'Orders' }).getByRole('link').first()
  await expect(first).toBeInViewport({ ratio: 1 })
  const today = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Today' })
  await today.click()
  await expect(page).toHaveURL(/dateFrom|period|created/i)
})

test('at 400 % a refund is read between nothing that stays', async ({ page }) => {
  await page.goto(`${store}/orders/${ORDERS.plain}`)
  await page.getByRole('main').getByRole('button', { name: 'Refund' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().scrollIntoViewIfNeeded()
  const room = await dialog.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((part) => ['sticky', 'fixed'].includes(getComputedStyle(part).position))
      .reduce((left, part) => left - part.getBoundingClientRect().height, innerHeight),
  )
  expect(room).toBeGreaterThan(180)
})

test.describe('in a window as low as half a screen', () => {
  test.use({ viewport: { width: 1280, height: 480 } })

  test('the buttons of a refund are in sight as it opens', async ({ page }) => {
    await page.goto(`${store}/orders/${ORDERS.plain}`)
    await page.getByRole('main').getByRole('button', { name: 'Refund' }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio').first()).toBeVisible()
    await expect(dialog.getByRole('button').last()).toBeInViewport({ ratio: 1 })
  })

  test('a selection has its box and its bar in sight', async ({ page }) => {
    await page.goto(`${store}/orders`)
    const table = page.getByRole('table', { name: 'Orders' })
    await table.getByRole('row').nth(1).hover()
    await table.getByRole('row').nth(1).getByRole('checkbox').check()
    await expect(page.getByRole('region', { name: 'Selection' })).toBeInViewport({ ratio: 1 })
    const box = table.getByRole('columnheader').first().getByRole('checkbox')
    const [{ y }, head] = [(await box.boundingBox())!, (await table.boundingBox())!]
    expect(y).toBeGreaterThanOrEqual(head.y)
    expect(y).toBeLessThan(head.y + 34)
  })

  test('the account menu and a filter by days stay in the window', async ({ page }) => {
    await page.goto(`${store}/orders`)
    await page.getByRole('button', { name: /^Account: / }).click()
    await expect(page.getByRole('menuitem').first()).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitem', { name: 'Created' }).click()
    await expect(page.getByRole('button', { name: 'Apply' })).toBeInViewport({ ratio: 1 })
  })

  test('what was changed in the settings is saved without a way to the end', async ({ page }) => {
    await page.goto(`${store}/settings`)
    await page.getByRole('main').getByRole('textbox').first().fill('Another name')
    await expect(page.getByRole('button', { name: /^Save/ })).toBeInViewport({ ratio: 1 })
  })
})
