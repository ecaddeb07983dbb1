import type { Page } from '@playwright/test'
import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'
import { untilVisible, watch } from './matrix/bench.ts'

const address = (orderId: string) => `/stores/${STORES.software.id}/orders/${orderId}`
const refundPath = `${address(ORDERS.plain)}/refund`

test('T40, T42: a keyboard refund sends only the chosen reason', async ({ page, service }) => {
  await page.goto(address(ORDERS.plain))
  await page.getByRole('button', { name: 'Refund', exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Refund order' })
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('radio', { name: 'Reason 0' })).toBeChecked()
  await expect(dialog.getByRole('button', { name: 'Confirm refund' })).toBeEnabled()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Confirm refund' })).toBeFocused()
  await page.keyboard.press('Enter')

  // The dialog closes by itself; the page shows the outcome until it is left.
  await expect(page.getByText('The order shows the refund.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const notices = page.getByRole('region', { name: 'Sent changes' })
  await expect(notices).toContainText('The order shows the refund.')
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  await expect(notices.getByRole('article')).toHaveCount(0)
  const [delivery, ...others] = await service.deliveries('refundOrder')
  expect(others).toEqual([])
  expect(delivery).toMatchObject({ method: 'DELETE', path: refundPath, body: '{"reason":0}' })
  expect(delivery?.query).toEqual({})
})

test('rotating the device keeps the refund dialog and its choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRefund(page, ORDERS.plain)
  const dialog = page.getByRole('dialog', { name: 'Refund order' })
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(page.getByText('Copy link')).toBeAttached()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'Confirm refund' })).toBeEnabled()
})

test('names of reasons are kept, or as they were after Cancel', async ({ page }) => {
  await openRefund(page, ORDERS.plain)
  const dialog = page.getByRole('dialog', { name: 'Refund order' })
  for (const [name, button] of [
    ['Wrong key', 'Done'],
    ['Changed their mind', 'Cancel'],
  ] as const) {
    await dialog.getByRole('button', { name: 'Name them' }).click()
    await dialog.getByLabel('Reason 0').fill(name)
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await expect(dialog.getByRole('radio', { name: 'Wrong key' })).toBeVisible()
  }
})

test('T55: twenty clicks send one refund', async ({ page, service }) => {
  await service.fault({ op: 'refundOrder', fault: 'hold' })
  await openRefund(page, ORDERS.plain)
  const confirm = page.getByRole('button', { name: 'Confirm refund' })
  await confirm.evaluate((button: HTMLElement) => {
    for (let click = 0; click < 20; click += 1) button.click()
  })
  await expect.poll(async () => (await service.deliveries('refundOrder')).length).toBe(1)
  await service.fault({ op: 'refundOrder', release: true })
  await expect(page.getByText('The order shows the refund.')).toBeVisible()
  expect(await service.deliveries('refundOrder')).toHaveLength(1)
})

test('holding Enter opens the dialog and confirms nothing', async ({ page, service }) => {
  await page.goto(address(ORDERS.plain))
  await page.getByRole('button', { name: 'Refund', exact: true }).focus()
  await page.keyboard.down('Enter')
  const reasons = page.getByRole('dialog', { name: 'Refund order' }).getByRole('radio')
  await expect(reasons.first()).toBeFocused()
  for (let repeat = 0; repeat < 40; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(reasons.and(page.getByRole('radio', { checked: true }))).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Confirm refund' })).toBeDisabled()
  expect(await service.deliveries('refundOrder')).toEqual([])
})

test('two tabs at once send one refund', async ({ page, context, service }) => {
  const other = await context.newPage()
  await openRefund(page, ORDERS.plain)
  await openRefund(other, ORDERS.plain)
  await service.fault({ op: 'refundOrder', fault: 'hold' })
  await page.getByRole('button', { name: 'Confirm refund' }).click()
  await expect.poll(async () => (await service.deliveries('refundOrder')).length).toBe(1)
  await expect(other.getByRole('button', { name: 'Confirm refund' })).toHaveCount(0)
  await service.fault({ op: 'refundOrder', release: true })
  await expect(page.getByText('The order shows the refund.')).toBeVisible()
  await expect(other.getByRole('dialog', { name: 'Refund order' })).toContainText(
    /Refunded|Nothing was sent/,
  )
  expect(await service.deliveries('refundOrder')).toHaveLength(1)
})

test("T74: another person's refund is noticed before sending", async ({ page, service }) => {
  await openRefund(page, ORDERS.plain)
  const answer = await page.request.fetch(`/api${refundPath}`, {
    method: 'DELETE',
    headers: { 'X-Requested-By': 'counter', 'X-Operation-Id': crypto.randomUUID() },
    data: { reason: 2 },
  })
  expect(answer.ok()).toBe(true)
  await page.getByRole('button', { name: 'Confirm refund' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund order' })
  await expect(dialog).toContainText(/Already refunded.*Nothing was sent/s)
  expect(await service.deliveries('refundOrder')).toHaveLength(1)
})

test('a refused refund shows its code after the order is read again', async ({ page, service }) => {
  await service.fault({ op: 'refundOrder', fault: 'S422j' })
  await openRefund(page, ORDERS.plain)
  await page.getByRole('button', { name: 'Confirm refund' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund order' })
  await expect(dialog).toContainText('Not refunded')
  await expect(dialog).toContainText('Your platform refused, and the order shows no refund.')
  await expect(dialog).toContainText(/Quote code\s*[A-Z]+_[A-Z_0-9]+/)
  expect(await service.deliveries('refundOrder')).toHaveLength(1)
})

test.describe('a lost answer: the order is read to find out', () => {
  // The fault matrix tests each of these with another write by day, and with a refund at night.
  const atNight = new Set(['T12', 'T14', 'E05', 'E07', 'S504h'])
  for (const fault of ['T11', 'T12', 'T14', 'E05', 'E07', 'E09', 'S500j', 'S409n', 'S504h']) {
    const tag = atNight.has(fault) ? ['@nightly'] : []
    const title = `${fault}: the refund happened and is reported as done`
    test(title, { tag }, async ({ page, service }) => {
      await service.fault({ op: 'refundOrder', fault, applied: true })
      await openRefund(page, ORDERS.plain)
      await page.getByRole('button', { name: 'Confirm refund' }).click()
      await expect(page.getByText('The order shows the refund.')).toBeVisible()
      expect(await service.deliveries('refundOrder')).toHaveLength(1)
    })
  }

  test('after a minute without a refund it says so and offers another try', async ({
    page,
    service,
  }) => {
    await page.clock.install()
    const bench = watch(page, service)
    await service.fault({ op: 'refundOrder', fault: 'T11', applied: false })
    await page.goto(address(ORDERS.plain))
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Refund order' })
    await dialog.getByRole('radio', { name: 'Reason 1' }).click()
    await page.clock.fastForward(1_500)
    await dialog.getByRole('button', { name: 'Confirm refund' }).click()
    await expect(dialog).toContainText('don’t know yet whether it worked')
    await expect(dialog).not.toContainText('Not refunded')
    // The order's page says so, too, beside what would refund once more.
    await expect(page.locator('main').getByText('Checking the refund')).toBeVisible()
    await untilVisible(bench, dialog.getByText('Not refunded, as far as we can see'), {
      step: 10_000,
    })
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(dialog.getByRole('radio').first()).toBeFocused()
    expect(await service.deliveries('refundOrder')).toHaveLength(1)
  })
})

test('an answer after the timeout still counts', async ({ page, service }) => {
  await page.clock.install()
  const bench = watch(page, service)
  await service.fault({ op: 'refundOrder', fault: 'hold' })
  await page.goto(address(ORDERS.plain))
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund order' })
  await dialog.getByRole('radio', { name: 'Reason 3' }).click()
  await page.clock.fastForward(1_500)
  await dialog.getByRole('button', { name: 'Confirm refund' }).click()
  await expect.poll(async () => (await service.deliveries('refundOrder')).length).toBe(1)
  // Without the order only the late answer can say what happened.
  await service.fault({ op: 'getOrder', fault: 'S403j', times: -1 })
  await page.clock.fastForward(61_000)
  await expect(dialog).toContainText('don’t know yet whether it worked')
  await service.fault({ op: 'refundOrder', release: true })
  await untilVisible(bench, dialog.getByText(/^\s*Refunded$/).first())
  expect(await service.deliveries('refundOrder')).toHaveLength(1)
})

test('a refund is resumed after a reload and reported on any page', async ({ page, service }) => {
  await service.fault({ op: 'refundOrder', fault: 'hold' })
  await openRefund(page, ORDERS.plain)
  await page.getByRole('button', { name: 'Confirm refund' }).click()
  await expect.poll(async () => (await service.deliveries('refundOrder')).length).toBe(1)
  page.on('dialog', (question) => void question.accept())
  await page.goto(`/stores/${STORES.software.id}/orders`)
  const notices = page.getByRole('region', { name: 'Sent changes' })
  await expect(notices).toContainText('The order shows the refund.')
  await notices.getByRole('link', { name: /^Order \w{8}, \S+@\S+$/ }).click()
  await expect(page).toHaveURL(address(ORDERS.plain))
  expect(await service.deliveries('refundOrder')).toHaveLength(1)
})

test('a chargeback needs a second confirmation', async ({ page, service }) => {
  await page.goto(address(ORDERS.chargeback))
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund order' })
  await dialog.getByRole('radio', { name: 'Reason 1' }).click()
  await expect(dialog).toContainText('This order has a chargeback.')
  const confirm = dialog.getByRole('button', { name: 'Confirm refund' })
  await dialog.getByRole('checkbox', { name: 'Refund despite the chargeback' }).click()
  await expect(confirm).toBeEnabled()
  await dialog.getByRole('checkbox', { name: 'Refund despite the chargeback' }).click()
  await expect(confirm).toBeDisabled()
  expect(await service.deliveries('refundOrder')).toEqual([])
})

test('a refunded order offers no refund', async ({ page }) => {
  await page.goto(address(ORDERS.refunded))
  await expect(page.getByRole('heading', { name: 'Items and money', exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Refunded')
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0)
})

async function openRefund(page: Page, orderId: string) {
  await page.goto(address(orderId))
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await page.getByRole('radio', { name: 'Reason 1' }).click()
  await expect(page.getByRole('button', { name: 'Confirm refund' })).toBeEnabled()
}
