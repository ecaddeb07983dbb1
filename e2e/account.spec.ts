import { STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

test('the account page reads the user once, without parameters', async ({ page, service }) => {
  await page.goto('/account')
  await expect(page).toHaveTitle('Account · Counter')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  const subscription = page.getByRole('region', { name: 'Subscription' })
  await expect(subscription).toContainText('Business')
  // The number depends on the merchant's time zone; subscription-term.test.ts checks it.
  await expect(subscription).toContainText(/\d+ days left/)
  const [delivery] = await service.deliveries('getUser')
  expect(delivery).toMatchObject({ method: 'GET', path: '/user', query: {}, body: '' })
})

test.describe('in another zone', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('T09: plain dates do not move with the time zone', async ({ page, service }) => {
    await service.fault({
      op: 'getUser',
      fault: 'D01',
      path: 'data.subscription.trialEndDate',
      values: ['2026-03-01'],
      times: -1,
    })
    await page.goto('/account')
    const trial = page
      .getByRole('region', { name: 'Subscription' })
      .locator('time[datetime="2026-03-01"]')
    await expect(trial).toHaveText('1 Mar 2026')
  })
})

test('T65: stores and API keys are listed; the keys tab shows scopes and IP addresses in full', async ({
  page,
}) => {
  await page.goto('/account')
  await expect(page.getByRole('table', { name: 'Stores' }).getByRole('row')).toHaveCount(4)
  const keys = page.getByRole('table', { name: 'API keys' })
  await expect(keys.getByRole('row').nth(1)).toContainText('Any address')
  const scope = keys.getByText('user.view', { exact: true })
  await expect(scope).toBeHidden()
  await keys
    .getByText(/^\d+ scopes$/)
    .first()
    .click()
  await expect(scope).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Parts of the account' })
    .getByRole('link', { name: 'API keys' })
    .click()
  await expect(page).toHaveURL('/account?view=keys')
  await expect(scope).toBeVisible()
  await expect(keys).toContainText('203.0.113.10')
  await page.reload()
  await expect(scope).toBeVisible()
})

test('a store links to its settings', async ({ page }) => {
  await page.goto('/account')
  await page.getByRole('link', { name: `Settings of ${STORES.fonts.name}` }).click()
  await expect(page).toHaveURL(`/stores/${STORES.fonts.id}/settings`)
})

test('processors are filtered by state and show the reason for it', async ({ page }) => {
  await page.goto('/processors')
  await page.getByRole('link', { name: 'Needs action' }).click()
  await expect(page).toHaveURL('/processors?show=action')
  await expect(page.getByRole('link', { name: /Minterly/ })).toContainText('Restricted')
  await expect(page.getByRole('link', { name: /Pixelo/ })).toContainText('Risk locked')
  await expect(page.getByRole('region', { name: 'Minterly' })).toContainText('out of date')

  await page.getByRole('link', { name: 'All', exact: true }).click()
  await page.getByRole('link', { name: /Cryptocurrency/ }).click()
  const crypto = page.getByRole('region', { name: 'Cryptocurrency' })
  await expect(crypto).toContainText('BTC, LTC, USDT_BSC')
  await expect(crypto).toContainText('ltc1qw508d…')
  await expect(page.getByRole('link', { name: /Paystride/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^\d+ off$/ }).click()
  await page.getByRole('link', { name: /Paystride/ }).click()
  const paystride = page.getByRole('region', { name: 'Paystride' })
  await expect(paystride.getByRole('definition').filter({ hasText: 'Not set' })).toHaveCount(1)
})

test('the old address of the processors leads to their page, with its filter', async ({ page }) => {
  await page.goto('/account?view=processors&show=action')
  await expect(page).toHaveURL('/processors?show=action')
  await expect(page.getByRole('link', { name: /Minterly/ })).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link', { name: 'Processors' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('the tools have a page, and each lights Tools in the navigation', async ({ page }) => {
  await page.goto('/tools')
  const tool = page.getByRole('main').getByRole('link', { name: /^Whose key is this/ })
  await tool.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Whose key is this' })).toBeVisible()
  const inNavigation = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Tools', exact: true })
  await expect(inNavigation).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await page.getByRole('button', { name: /^Errors/ }).click()
  await expect(page.getByRole('dialog', { name: /errors/i })).toBeVisible()
})

test('T49: no secret of the account is in the page', async ({ page, service }) => {
  await service.fault({ op: 'getUser', fault: 'D22', times: -1 })
  for (const view of ['account', 'keys', 'integrations', 'reports', 'registration']) {
    await page.goto(`/account?view=${view}`)
    await expect(page.getByText('View only. Change your account')).toBeVisible()
    expect(await page.content()).not.toContain('canary')
  }
})

test('registration details are in the page only after they are revealed', async ({ page }) => {
  await page.goto('/account?view=registration')
  await expect(page.getByRole('region', { name: 'Registration' })).toContainText('Verified')
  expect(await page.content()).not.toContain('Hamngatan')
  await page.getByRole('button', { name: 'Reveal registration details' }).click()
  await expect(page.getByText('Hamngatan 11')).toBeVisible()
  await expect(page.getByText('fp-93c1d7')).toBeVisible()
})

test('integrations list their scopes, error reports their state', async ({ page }) => {
  await page.goto('/account?view=integrations')
  const ledger = page.getByRole('region', { name: 'Ledgerline Accounting' })
  await expect(ledger).toContainText('stores.customers.view')
  await expect(ledger.getByRole('link', { name: /privacy/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  )

  await page.goto('/account?view=reports')
  const first = page.getByRole('table', { name: 'Error reports' }).getByRole('row').nth(1)
  await expect(first).toContainText('Open')
  await expect(first).toContainText('Webhook secret does not match')
})

test('a bare id, wrong types and hostile texts do not break the account page', async ({
  page,
  service,
}) => {
  const faults = [
    {
      fault: 'respond',
      respond: {
        status: 200,
        headers: { 'Content-Type': 'application/json' },
        body: { success: true, data: { id: 'u' } },
      },
    },
    { fault: 'D03', path: 'data.subscription' },
    { fault: 'D01', path: 'data.apiKeys.*.scopes' },
    { fault: 'D06' },
    { fault: 'D08' },
    { fault: 'D09' },
    { fault: 'D20' },
    { fault: 'D21' },
  ]
  for (const fault of faults) {
    await service.fault({ op: 'getUser', ...fault, times: 1 })
    await page.goto('/account')
    await expect(page.getByText('View only. Change your account')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Subscription' })).toBeVisible()
    await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0)
  }
})

test('a failed read shows the reason and can be retried', async ({ page, service }) => {
  await service.fault({ op: 'getUser', fault: 'S403j', times: 1 })
  await page.goto('/account')
  await expect(page.getByRole('alert')).toContainText('The account didn’t load')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Subscription' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('on a phone a processor opens inside the list', async ({ page }) => {
    await page.goto('/processors')
    await expect(page.getByRole('region', { name: 'Minterly' })).toHaveCount(0)
    await page.getByRole('link', { name: /Minterly/ }).click()
    await expect(page.getByRole('region', { name: 'Minterly' })).toContainText('out of date')
  })
})
