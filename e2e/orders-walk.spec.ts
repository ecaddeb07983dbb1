import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const orders = `/stores/${STORES.software.id}/orders`

test('j, k and Enter move through the list and open an order', async ({ page }) => {
  await page.goto(orders)
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${orders}/${ORDERS.pending}`)
  await page.goBack()
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
})

test('an order shows its place in the list, [ and ] walk across pages, Esc returns to its row', async ({
  page,
  service,
}) => {
  await page.goto(`${orders}?pageSize=10`)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  await rows.nth(10).getByRole('link').first().click()
  const place = page.getByRole('navigation', { name: 'Neighbours in the list' })
  await expect(place).toContainText('10 of 350')
  const tenth = page.url()

  await expect(page.getByRole('link', { name: 'Next (])' })).not.toHaveAttribute('aria-disabled')
  // The next order is read ahead, so that it opens at once.
  await expect.poll(async () => (await service.deliveries('getOrder')).length).toBe(2)
  await page.keyboard.press(']')
  await expect(place).toContainText('11 of 350')
  await page.keyboard.press('[')
  await expect(place).toContainText('10 of 350')
  expect(page.url()).toBe(tenth)
  await page.keyboard.press(']')
  await expect(place).toContainText('11 of 350')

  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/orders\?(?=.*page=2)(?=.*pageSize=10)/)
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused()
})

for (const op of ['getOrder', 'listOrders']) {
  test(`] pressed while ${op} is awaited leads on once it is known where to, and not after another key`, async ({
    page,
    service,
  }) => {
    await page.goto(`${orders}?pageSize=10`)
    const rows = page.getByRole('table', { name: 'Orders' }).locator('[data-row]')
    await expect(rows).toHaveCount(10)
    const ids = await rows.evaluateAll((all: HTMLElement[]) => all.map((row) => row.dataset.row!))
    // The code of keys that work on every page is there.
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const place = page.getByRole('navigation', { name: 'Neighbours in the list' })
    const open = async (at: number, keys: readonly string[]) => {
      await service.fault({ op, fault: 'hold', times: -1 })
      await rows.nth(at).getByRole('link').first().click()
      await expect(page).toHaveURL(new RegExp(ids[at]!))
      if (op === 'listOrders') {
        await page.reload()
        await expect(place).toBeVisible()
      }
      for (const key of keys) await page.keyboard.press(key)
      await service.forget()
    }
    await open(4, [']'])
    await expect(page).toHaveURL(new RegExp(ids[5]!))
    await expect(place).toContainText(/^6\b/)
    await page.keyboard.press('Escape')
    await expect(rows).toHaveCount(10)
    await open(7, [']', 'Shift'])
    await expect(place).toContainText(/^8\b/)
    await expect(page).toHaveURL(new RegExp(ids[7]!))
    await page.keyboard.press('[')
    await expect(page).toHaveURL(new RegExp(ids[6]!))
  })
}

test('a coupon is left with Esc for its row, and [ and ] walk the filtered list across pages', async ({
  page,
}) => {
  await page.goto(`/stores/${STORES.software.id}/coupons?pageSize=10&sort=code`)
  const rows = page.getByRole('table', { name: 'Coupons' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  const third = rows.nth(3).getByRole('link').first()
  const code = await third.getAttribute('href')
  await third.click()
  const place = page.getByRole('navigation', { name: 'Neighbours in the list' })
  await expect(place).toContainText(/^3 of \d+/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/coupons\?(?=.*pageSize=10)(?=.*sort=code)/)
  await expect(page.locator(`a[href="${code}"]`)).toBeFocused()

  await rows.nth(10).getByRole('link').first().click()
  await expect(place).toContainText(/^10 of \d+/)
  await page.keyboard.press(']')
  await expect(place).toContainText(/^11 of \d+/)
  await expectAccessible(page, [{ width: 1440, height: 900, colorScheme: 'light' }])
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/coupons\?(?=.*page=2)/)
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused()
})

test.describe('while the list shrinks', () => {
  test.use({ hasClock: true })

  test('G3: ] skips no order, and says that the list has changed', async ({ page, service }) => {
    const list = `${orders}?status=COMPLETED&pageSize=10`
    const rows = page.getByRole('table', { name: 'Orders' }).locator('[data-row]')
    const idsOn = async (address: string) => {
      await page.goto(address)
      await expect(rows).toHaveCount(10)
      return rows.evaluateAll((all: HTMLElement[]) => all.map((row) => row.dataset.row!))
    }
    const second = await idsOn(`${list}&page=2`)
    const first = await idsOn(list)
    const walked = [...first, ...second.slice(0, 3)]

    await rows.nth(6).getByRole('link').first().click()
    const place = page.getByRole('navigation', { name: 'Neighbours in the list' })
    const next = place.getByRole('link', { name: 'Next (])' })
    await expect(place).toHaveText(/^7 of \d+/)
    const total = Number(/\d+ of (\d+)/.exec(await place.innerText())?.[1])
    for (const [index, id] of walked.entries()) {
      if (index < 6) continue
      await expect(page).toHaveTitle(`Order ${id.slice(0, 8)} · Counter`)
      if (index === 7) await expect(place).toContainText(`7 of ${total - 1}`)
      // What was handled leaves the filter. The page is read anew once, so it ends one order later.
      await service.change({ store: STORES.software.id, change: 'refund', order: id })
      if (index === 6) await page.clock.fastForward('01:05')
      // The next page is read some time after this one.
      if (index === 8) await page.clock.fastForward('00:10')
      const following = walked[index + 1]
      if (following === undefined) break
      await expect(next).toHaveAttribute('href', new RegExp(following))
      if (index === 10) await expect(place).toContainText('The list has changed.')
      await page.keyboard.press(']')
    }
  })
})
