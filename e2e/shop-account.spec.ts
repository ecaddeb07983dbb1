import { expect, test } from './fixtures.ts'
import { group, takeFirst, takeSecond } from './shop-days.ts'

type Account = {
  apiKeys: { id: string; label: string; scopes?: string[] | null; ipAddresses?: string[] }[]
} & Record<string, unknown>

const textOf = (scopes: string[]) => scopes.toSorted().join(', ') || 'Empty'
const states = {
  isRestricted: 'Restricted',
  isRiskLocked: 'Locked for risk',
  isPayoutsLocked: 'Payouts locked',
}
const word = (isSo: boolean | undefined) => (isSo ? 'Yes' : 'No')

/** Record by record, as the rows say it: name, what, before, after. */
function accountRows(before: Account, after: Account): string[] {
  const [was, is] = [before, after].map(
    ({ apiKeys }) => new Map(apiKeys.map((key) => [key.id, key])),
  )
  const nameOf = ({ label, id }: Account['apiKeys'][number]) => label || id.slice(0, 8)
  const gone = before.apiKeys.filter(({ id }) => !is!.has(id))
  const fresh = after.apiKeys.filter(({ id }) => !was!.has(id))
  const scopes = after.apiKeys.flatMap((key) => {
    const [old, now] = [was!.get(key.id)?.scopes, key.scopes]
    if (!old || !now || textOf(old) === textOf(now)) return []
    return [`${nameOf(key)} Scopes ${textOf(old)} ${textOf(now)}`]
  })
  const processors = Object.keys(after).flatMap((field) => {
    const [, name, kind] = /^(.+)(Enabled|Options)$/.exec(field) ?? []
    const title = name && name[0]!.toUpperCase() + name.slice(1)
    if (kind === 'Enabled' && typeof after[field] === 'boolean' && before[field] !== after[field])
      return [`${title} Enabled ${word(before[field] as boolean)} ${word(after[field])}`]
    const [old, now] = [before, after].map((user) => user[field] as Record<string, boolean> | null)
    if (kind !== 'Options' || !old || !now) return []
    return Object.entries(states)
      .filter(([state]) => old[state] !== now[state])
      .map(([state, said]) => `${title} ${said} ${word(old[state])} ${word(now[state])}`)
  })
  return [
    ...gone.map((key) => `${nameOf(key)} API key Gone`),
    ...fresh.map((key) => `${nameOf(key)} API key New`),
    ...scopes,
    ...processors,
  ]
}

test('keys, their scopes and processors’ states are told as both days’ records have them', async ({
  page,
}) => {
  const headers = { 'X-Requested-By': 'counter' }
  const answer = (await (await page.request.get('/api/user', { headers })).json()) as {
    data: Account
  }
  const [backoffice, accounting, bot] = answer.data.apiKeys
  const empty = { id: 'aaaaaaaa-0000-4000-8000-000000000001', label: '', scopes: ['user.view'] }
  const before: Account = { ...answer.data, apiKeys: [...answer.data.apiKeys, empty] }
  const after = {
    ...before,
    apiKeys: [
      { ...empty, scopes: [] },
      { id: 'bbbbbbbb-0000-4000-8000-000000000002', label: '<b>Bot</b> “2”, Ünï', scopes: null },
      { ...backoffice!, scopes: [...backoffice!.scopes!.slice(1), 'stores.coupons.<i>edit</i>'] },
      // In another order, so the same; and left out, so unknown.
      { ...bot!, id: bot!.id.toUpperCase(), scopes: null },
    ],
    walletryEnabled: false,
    minterlyOptions: { ...(before['minterlyOptions'] as object), isRestricted: false },
    pixeloOptions: { ...(before['pixeloOptions'] as object), isRiskLocked: false },
    cryptocurrencyOptions: {
      ...(before['cryptocurrencyOptions'] as object),
      isPayoutsLocked: true,
    },
    northpayOptions: null,
  }
  let sent: Account = before
  await page.route('**/api/user', (route) => route.fulfill({ json: { success: true, data: sent } }))
  await takeFirst(page)
  sent = after
  await takeSecond(page)
  await expect(group(page, 'API keys').getByRole('listitem')).toHaveCount(2)
  const names = ['Gone', 'New', 'API keys', 'Payment processors']
  const rows = await Promise.all(
    names.map((name) => group(page, name).getByRole('listitem').allInnerTexts()),
  )
  const told = rows.flat().map((row) =>
    row
      .replaceAll(/\s+/g, ' ')
      .replace(/^\S /, '')
      .replace(/, \d+ \w+ \d{4}, \d\d:\d\d/, ''),
  )
  const lower = ({ apiKeys, ...rest }: Account) => ({
    ...rest,
    apiKeys: apiKeys.map((key) => ({ ...key, id: key.id.toLowerCase() })),
  })
  const truth = accountRows(lower(before), lower(after))
  expect(truth).toHaveLength(8)
  expect(told.toSorted()).toEqual(truth.toSorted())
  expect(told.join()).toContain(accounting!.label)
  await group(page, 'API keys').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/account\?view=keys/)
})

test('where money goes and from where a key works are told first, veiled in privacy mode', async ({
  page,
}) => {
  const headers = { 'X-Requested-By': 'counter' }
  const answer = (await (await page.request.get('/api/user', { headers })).json()) as {
    data: Account
  }
  const [backoffice, , bot] = answer.data.apiKeys
  let sent = answer.data
  await page.route('**/api/user', (route) => route.fulfill({ json: { success: true, data: sent } }))
  await takeFirst(page)
  sent = {
    ...sent,
    apiKeys: [backoffice!, { ...bot!, ipAddresses: [] }],
    walletryOptions: { ...(sent['walletryOptions'] as object), walletEmail: 'thief@example.com' },
  }
  await takeSecond(page)
  const payout = group(page, 'Payout addresses').getByRole('listitem')
  await expect(payout).toContainText('Wallet email')
  await expect(payout).toContainText('wallet@halden.softwarethief@example.com')
  const keys = group(page, 'API keys').getByRole('listitem')
  await expect(keys).toContainText(/Allowed addresses.*203\.0\.113\.9.*Any address/)
  await expect(page.locator('section h2')).toHaveText([
    /^Payout addresses 1 \d\d? Nov 2026, \d\d:\d\d$/,
    /^API keys 1 \d\d? Nov 2026, \d\d:\d\d$/,
    /^Gone 1 \d\d? Nov 2026, \d\d:\d\d$/,
  ])
  await page.keyboard.press('Shift+P')
  await expect(payout).toContainText('Hidden')
  await expect(payout).not.toContainText('example.com')
  await expect(keys).not.toContainText('203.0')
  await expect(keys).toContainText('Any address')
})
