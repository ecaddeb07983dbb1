import type { Page } from '@playwright/test'
import { CUSTOMER, ORDERS, PRODUCT, STORES, TICKET_ID, USER_ID } from '../mock-api/seed-ids.ts'
import { expect, prefer, signIn, test } from './fixtures.ts'
import { startTeamHost } from './team-host.ts'

/* What the page says to each role, at a host that holds to the team's file. */

const port = Number(process.env.E2E_PORT ?? 4610)
const store = `/stores/${STORES.software.id}`
const order = `${store}/orders/${ORDERS.plain}`
const complete = `${store}/orders/${ORDERS.complete}`
const product = `${store}/products/${PRODUCT.id}`
const ticket = `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`

const readersTickets = 'Your role is Reader: support and owners reply and take tickets.'

type Team = Awaited<ReturnType<typeof startTeamHost>>
const run = (
  title: string,
  given: Parameters<typeof startTeamHost>[1],
  use: (page: Page, team: Team) => Promise<void>,
  more?: Parameters<typeof startTeamHost>[2],
) =>
  test(title, { tag: '@signed-out' }, async ({ page }, { parallelIndex }) => {
    test.slow()
    const team = await startTeamHost(port + 1 + parallelIndex, given, more)
    try {
      await signIn(page, 'test-roles', team.url)
      await use(page, team)
    } finally {
      await page.goto('about:blank')
      await team.close()
    }
  })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

run(
  'support reads and replies, and sees why the rest is not there',
  { role: 'support' },
  async (page, { url }) => {
    await page.goto(url + order)
    await expect(page.getByText('Your role is Support: refunds are for owners.')).toBeVisible()
    await expect(button(page, 'Refund')).toHaveCount(0)

    await page.goto(url + product)
    await expect(
      page.getByText('Your role is Support: new variants and prices are for owners.'),
    ).toBeVisible()
    await expect(
      page.getByText('Your role is Support: variants are changed by owners.'),
    ).toBeVisible()
    for (const name of ['New variant', 'Add several', 'Change price']) {
      await expect(link(page, name)).toHaveCount(0)
    }
    await expect(page.getByRole('button', { name: /^Delete variant/ })).toHaveCount(0)

    await page.goto(`${url}${product}/variants/new`)
    await expect(
      page.getByRole('heading', { name: /^Your role is Support: new variants/ }),
    ).toBeVisible()
    await expect(button(page, 'Create variant')).toHaveCount(0)

    await page.goto(`${url}${store}/settings`)
    await expect(page.getByText('Your role is Support: settings are for owners.')).toHaveCount(1)
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeDisabled()
    // A switch is not drawn a second time, as the checkbox that it is.
    await expect(page.getByRole('switch').first()).toHaveCSS('opacity', '0')

    await page.goto(url + ticket)
    await expect(button(page, 'Assigned to nobody (A)')).toBeVisible()
    const reply = page.getByRole('textbox', { name: 'Reply' })
    await reply.fill('On it.')
    await expect(button(page, 'Send reply')).toBeEnabled()
    // A draft would stay for the next role at this host.
    await reply.fill('')
  },
)

run(
  'a reader without addresses sees none, and why',
  { role: 'reader', addresses: false },
  async (page, { url }) => {
    await page.goto(`${url}${store}/orders`)
    await expect(page.getByText('Your role leaves out customers’ addresses')).toBeVisible()
    const rows = page.getByRole('table', { name: 'Orders' })
    await expect(rows.getByRole('link', { name: /, Hidden$/ }).first()).toBeVisible()
    await expect(rows.getByText('Hidden', { exact: true }).first()).toHaveAttribute(
      'title',
      /^Your role leaves out/,
    )
    const customer = `${store}/customers/${CUSTOMER.id}`
    for (const address of [`${store}/orders`, complete, customer, ticket]) {
      await page.goto(url + address)
      await expect(page.getByText('Your role leaves out customers’ addresses')).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/fjordmail|(?:no|without an) email/i)
    }
    await expect(page.getByRole('main')).toContainText('Hidden')
    await page.goto(url + complete)
    await expect(page.getByRole('main')).toContainText(/Customer paid with/)
    await expect(page.getByRole('region', { name: 'Customer' })).toContainText('Hidden')
    await page.goto(url + customer)
    await expect(
      page.getByTitle(/^Your role leaves out/).filter({ hasText: 'Customer' }),
    ).toBeVisible()
    await page.goto(`${url}${store}?by=customers`)
    await expect(page.getByRole('main')).toContainText('What seems empty may only be left out.')
    await page.goto(url + ticket)
    await expect(page.getByText(readersTickets)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveCount(0)
    await page.goto(`${url}${store}/orders?email=mara`)
    await expect(page.getByRole('alert')).toContainText('ROLE_HIDES_ADDRESSES')
  },
)

run(
  'a reader reads what colleagues noted and who has a ticket, and sees why they can’t write it',
  { role: 'support' },
  async (page, team) => {
    const { url } = team
    const notes = page.getByRole('region', { name: 'Notes', exact: true })
    const text = '<b>Call back</b>\nmara, \u202Enot before 9'
    await page.goto(url + order)
    await notes.getByRole('button', { name: 'Add note' }).click()
    await notes.getByRole('textbox', { name: 'Your note' }).fill(text)
    await notes.getByRole('button', { name: 'Add tag', exact: true }).click()
    await page.getByRole('combobox', { name: 'Tag', exact: true }).fill('VIP')
    const shared = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && /VIP/.test(answer.request().postData()!),
    )
    await page.keyboard.press('Enter')
    await shared
    await prefer(page, { myName: 'Ines' })
    await page.goto(url + ticket)
    await expect(button(page, 'Assigned to nobody (A)')).toBeVisible()
    await page.keyboard.press('a')
    await expect(button(page, 'Assigned to you (A)')).toBeVisible()

    await team.giveRole({ role: 'reader' })
    const refused: string[] = []
    page.on('request', (sent) => sent.method() === 'PUT' && refused.push(sent.url()))
    await page.goto(url + order)
    const why = 'Your role is Reader: notes and tags are for support and owners.'
    await expect(notes).toContainText(why)
    await expect(notes).toContainText('<b>Call back</b>')
    await expect(notes.getByRole('listitem')).toHaveText('VIP')
    for (const name of ['Add note', 'Add tag', /^Remove tag/]) {
      await expect(notes.getByRole('button', { name })).toHaveCount(0)
    }
    await expect(notes.getByRole('textbox')).toHaveCount(0)
    await page.goto(`${url}${store}/orders`)
    await page.getByRole('table', { name: 'Orders' }).getByRole('checkbox').nth(1).check()
    await expect(page.getByText(why)).toBeVisible()
    await expect(button(page, 'Add tag…')).toHaveCount(0)
    await page.goto(url + ticket)
    await expect(page.getByText(readersTickets)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Assigned to/ })).toHaveCount(0)
    await page.keyboard.press('a')
    expect(refused).toEqual([])
  },
)

run(
  'a shared view and shared limits are told as shared',
  { role: 'reader' },
  async (page, { url }) => {
    await page.goto(`${url}${store}/orders`)
    const tab = link(page, 'Stuck')
    await tab.click()
    await expect(tab).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('navigation', { name: 'Views' })).toContainText('Shared')
    await expect(page).toHaveURL(/status=PENDING/)
    await expect(button(page, 'View Stuck')).toHaveCount(0)
    await page.goto(`${url}${store}/to-fix?check=low`)
    await expect(page.getByText('3, shared')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'At or below' })).toHaveCount(0)
    await page.goto(`${url}${store}?by=gateway`)
    await expect(page.getByText('0.6%, shared')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Limit/ })).toHaveCount(0)
  },
)

run(
  'an owner sees who has which role, and whoever has none what to ask for',
  { role: 'owner' },
  async (page, team) => {
    await page.goto(`${team.url}/account`)
    const roles = page.getByRole('table', { name: 'Roles' })
    await expect(roles.getByRole('row', { name: /Sigrid/ })).toContainText('Owner')
    await expect(roles.getByRole('row', { name: /Ines/ })).toContainText('You')

    await team.giveRole(undefined)
    await page.reload()
    await expect(page.getByText('No role yet')).toBeVisible()
    await expect(page.getByText(USER_ID)).toBeVisible()
    await expect(roles).toHaveCount(0)
    await page.goto(`${team.url}${store}/orders`)
    await expect(page.getByRole('alert')).toContainText('ROLE_NONE')
  },
)

run(
  'a role taken away while a reply is written refuses it, and keeps the draft',
  { role: 'support' },
  async (page, team) => {
    await prefer(page, { replyHold: 0 })
    await page.goto(team.url + ticket)
    const reply = page.getByRole('textbox', { name: 'Reply' })
    await reply.fill('Typed as support')
    await expect(button(page, 'Send reply')).toBeEnabled()
    await team.giveRole({ role: 'reader' })
    await button(page, 'Send reply').click()
    await expect(
      page.getByText('Your role is reader, and this is for support and owners.').first(),
    ).toBeVisible()
    await expect(page.getByText('ROLE_REFUSED').first()).toBeVisible()
    await page.reload()
    await expect(reply).toHaveValue('Typed as support')
    await expect(page.getByText(readersTickets)).toBeVisible()
    await expect(button(page, 'Send reply')).toHaveCount(0)
  },
)

run(
  'a team whose file asks for privacy sees masked pages until somebody asks to see them',
  { role: 'support' },
  async (page, { url }) => {
    const email = /\S@\S+\.\w/
    const main = page.getByRole('main')
    for (const address of [`${store}/orders`, complete, ticket]) {
      await page.goto(url + address)
      await expect(main).toContainText('Hidden')
      await expect(main).not.toContainText(email)
    }
    await page.goto(url + complete)
    await page
      .getByRole('button', { name: /^Privacy mode/ })
      .first()
      .click()
    await expect(main).toContainText(email)
    await page.reload()
    await expect(main).toContainText('Hidden')
    await expect(main).not.toContainText(email)
  },
  { privacy: true },
)
