import { STORES } from '../mock-api/seed-ids.ts'
import { atRest } from './at-rest.ts'
import { expect, test } from './fixtures.ts'

const settings = `/stores/${STORES.software.id}/settings`
const readable = {
  name: 'Halden Software',
  description:
    'Security, design and hosting tools for small teams. Delivered at once, licensed plainly, supported by people.',
  currencyCode: 'EUR',
  termsOfServiceUrl: 'https://halden.software/terms',
  refundPolicyUrl: 'https://halden.software/refunds',
  privacyPolicyUrl: 'https://halden.software/privacy',
  externalSupportUrl: '',
  externalSupportDescription: '',
  prependProductNameToReceipt: true,
  isAutomaticReviewsEnabled: true,
  isTicketingEnabled: true,
}

test('a save sends every readable setting and the chosen ones of the rest', async ({
  page,
  service,
}) => {
  await page.goto(settings)
  await expect(page).toHaveTitle('Settings · Counter')
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden()
  await page.getByLabel('Name', { exact: true }).fill('Halden Studio')
  await page.getByRole('switch', { name: 'Ticketing' }).click()
  await page.getByRole('group', { name: 'Cart recovery' }).getByText('Off', { exact: true }).click()

  const review = page.getByRole('complementary', { name: 'Review' })
  await expect(review.getByRole('heading', { name: '3 changes' })).toBeVisible()
  await expect(review.getByRole('listitem').filter({ hasText: 'Cart recovery' })).toContainText(
    'Not known',
  )
  await review.getByRole('button', { name: 'Undo Ticketing' }).click()
  await expect(review.getByRole('heading', { name: '2 changes' })).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()

  await expect(page.getByText('Changes saved')).toBeVisible()
  const [delivery, ...others] = await service.deliveries('updateStore')
  expect(others).toEqual([])
  expect(delivery).toMatchObject({
    method: 'PUT',
    path: `/stores/${STORES.software.id}`,
    query: {},
  })
  expect(JSON.parse(delivery?.body ?? '')).toEqual({
    ...readable,
    name: 'Halden Studio',
    enableCartRecovery: false,
  })
  await expect(page.getByRole('button', { name: 'Switch store' })).toContainText('Halden Studio')
})

test('T46: the answer of a save reveals unreadable settings and no secret', async ({ page }) => {
  await page.goto(settings)
  await expect(page.getByText(/only when settings are saved/)).toBeVisible()
  await page.getByLabel('Description', { exact: true }).fill('New words')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Changes saved')).toBeVisible()
  await expect(page.getByText(/only when settings are saved/)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Tax' })).toContainText('SE556703748501')
  await expect(page.getByRole('group', { name: 'Show public stats' })).toContainText(
    'after the save',
  )
  await expect(
    page
      .getByRole('group', { name: 'Show public stats' })
      .getByRole('radio', { name: 'Leave as is' }),
  ).toBeChecked()
  expect(await page.content()).not.toContain('canary')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Tax' })).toContainText('SE556703748501')
  expect(await atRest(page)).not.toContain('SE556703748501')
})

test('T44: a setting the service reset without being sent is reported and can be restored', async ({
  page,
  service,
}) => {
  await page.goto(settings)
  const toasts = page.getByRole('group', { name: 'Show recent order toasts' })
  await toasts.getByText('On', { exact: true }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()

  await service.fault({ op: 'updateStore', fault: 'replace', times: 1 })
  await page.getByLabel('Description', { exact: true }).fill('Other words')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert')).toContainText('Saved, but not as entered')
  const deviation = page
    .getByRole('listitem')
    .filter({ hasText: 'Show recent order toasts is Off, though you didn’t change it' })
  await deviation.getByRole('button', { name: 'Set it back' }).click()
  await expect(toasts.getByRole('radio', { name: 'On' })).toBeChecked()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  const last = (await service.deliveries('updateStore')).at(-1)
  expect(JSON.parse(last?.body ?? '')).toMatchObject({ showRecentOrderToasts: true })
})

test('T73: a currency change is confirmed by typing its code', async ({ page, service }) => {
  await page.goto(settings)
  await page.getByLabel('Currency code').fill('USD')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change currency' })
  await expect(dialog).toContainText('27 prices will keep their number')
  await expect(dialog.getByRole('button', { name: 'Save with USD' })).toBeDisabled()
  expect(await service.deliveries('updateStore')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await dialog.getByLabel('Type USD to confirm').fill('USD')
  await dialog.getByRole('button', { name: 'Save with USD' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await expect(dialog).toBeHidden()
  const [delivery] = await service.deliveries('updateStore')
  expect(JSON.parse(delivery?.body ?? '')).toMatchObject({ currencyCode: 'USD' })
})

test('spaces around a currency code are ignored', async ({ page, service }) => {
  await page.goto(settings)
  await page.getByLabel('Currency code').fill('EUR ')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden()
  await page.getByLabel('Currency code').fill('USD ')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change currency' })
  await dialog.getByLabel('Type USD to confirm').fill('USD')
  await dialog.getByRole('button', { name: 'Save with USD' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  const [delivery] = await service.deliveries('updateStore')
  expect(JSON.parse(delivery?.body ?? '')).toMatchObject({ currencyCode: 'USD' })
})

test('T45: only an empty name is refused, an odd URL is let through', async ({ page, service }) => {
  await page.goto(settings)
  await page.getByLabel('Refund policy URL').fill('javascript:alert(1)')
  await expect(page.getByText('Not a web address')).toBeVisible()
  const needed = page.getByText('Required', { exact: true })
  await page.getByLabel('Name', { exact: true }).fill('  ')
  await page.getByLabel('Description', { exact: true }).focus()
  await expect(needed).toBeVisible()
  await page.getByRole('button', { name: 'Undo Name' }).click()
  await expect(needed).toHaveCount(0)
  await page.getByLabel('Name', { exact: true }).fill('  ')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(needed).toBeVisible()
  expect(await service.deliveries('updateStore')).toEqual([])
  await page.getByLabel('Name', { exact: true }).fill('Halden')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
})

test('a restored name clears its error', async ({ page }) => {
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const needed = page.getByText('Required', { exact: true })
  const ways = [
    () => name.fill('Halden'),
    () => page.getByRole('button', { name: 'Undo Name' }).click(),
    () => page.getByRole('button', { name: 'Discard' }).click(),
  ]
  await page.goto(settings)
  for (const bringBack of ways) {
    await name.fill('')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(needed).toBeVisible()
    await bringBack()
    await expect(needed).toHaveCount(0)
    await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  }
})

test("T83: switching stores never shows one store's form for another", async ({ page }) => {
  await page.goto(settings)
  await page.getByLabel('Description', { exact: true }).fill('Half typed')
  await page.getByRole('button', { name: /Switch store/ }).click()
  await page.getByRole('menuitem', { name: STORES.fonts.name }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave this page?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Half typed')
  await page.getByRole('button', { name: /Switch store/ }).click()
  await page.getByRole('menuitem', { name: STORES.fonts.name }).click()
  await dialog.getByRole('button', { name: 'Discard and leave' }).click()
  await expect(page).toHaveURL(`/stores/${STORES.fonts.id}/settings`)
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue(
    'Typefaces drawn slowly.',
  )
})
