import type { BrowserContext, Page } from '@playwright/test'
import { CUSTOMER, ORDERS, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { atRest } from './at-rest.ts'
import { apiKeyField, expect, test } from './fixtures.ts'
import type { Service } from './service.ts'
import { isSecondPage } from './second-page.ts'

/*
 * One merchant uses all that Counter remembers, another signs in: nothing of the first is left on
 * disk, in a name, a tab or a title.
 */
const store = `/stores/${STORES.software.id}`
const ticket = `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`
const made = {
  view: 'Refunded by Ada',
  note: 'Wants the old version #adas',
  draft: 'I will ask Ada',
  reply: 'Greetings from Ada',
}

async function useEverything(page: Page) {
  await page.goto(`${store}/orders?status=REFUNDED`)
  await page.getByRole('button', { name: 'Save as a view' }).click()
  const view = page.getByRole('dialog', { name: 'Save as a new view' })
  await view.getByLabel('Name').fill(made.view)
  await view.getByRole('button', { name: 'Save view' }).click()
  await expect(view).toBeHidden()
  const selected = page.getByRole('checkbox', { name: /^Select (?!all)/ }).first()
  await selected.click()
  await expect(selected).toBeChecked()

  await page.goto(`${store}/saved-replies`)
  await page.getByRole('link', { name: 'New reply' }).click()
  await page.getByLabel('Name', { exact: true }).fill(made.reply)
  await page.getByLabel('Text', { exact: true }).fill('Hello')
  await page.getByRole('button', { name: 'Save reply' }).click()
  await expect(page.getByRole('list', { name: 'Saved replies' })).toContainText(made.reply)

  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('combobox').fill(ORDERS.jpy)
  await expect(search.getByRole('option').first()).toContainText(ORDERS.jpy.slice(0, 8))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${store}/orders/${ORDERS.jpy}`)

  await page.goto(`${store}?period=month`)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.goto(store)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await pauseExport(page)

  await page.goto(`${store}/to-fix?check=undelivered`)
  await expect(page.getByRole('table', { name: 'Paid, not delivered' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Checked just now')

  await page.goto(ticket)
  await expect(page.getByRole('table', { name: 'Tickets' })).toContainText(CUSTOMER.emailAddress)
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Your note' }).fill(made.note)
  await page.getByRole('textbox', { name: 'Reply' }).fill(made.draft)
  await expect(page.getByText('Draft kept')).toBeVisible()
}

/** A page that is left in the middle of it. */
async function pauseExport(page: Page) {
  await page.goto(`${store}/orders`)
  await page.route(isSecondPage, () => undefined)
  const second = page.waitForRequest((request) => isSecondPage(new URL(request.url())))
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Export \d+ orders/ })
    .click()
  await second
  await page.reload()
  await page.unroute(isSecondPage)
  await expect(page.getByRole('button', { name: /^Export orders/ })).toBeVisible()
}

async function fingerprint(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return Buffer.from(digest).toString('hex').slice(0, 16)
}

/** What only the first merchant had, and where it was. */
const tracesOf = async (key: string) => [
  ...Object.values(made),
  await fingerprint(key),
  CUSTOMER.emailAddress,
  ORDERS.jpy,
  TICKET_ID,
]

async function expectNothingLeft(page: Page, traces: readonly string[]) {
  await expect
    .poll(async () => {
      const kept = await atRest(page)
      return traces.filter((trace) => kept.includes(trace))
    })
    .toEqual([])
}

/** The pages of the next merchant, who has the same stores. */
async function expectNothingShown(page: Page, next: Service) {
  // Otherwise their own tickets would soon be read.
  await next.fault({ op: 'getCustomer', fault: 'S429j', retryAfter: '600', times: -1 })
  await expect(page).toHaveTitle(/^(?!.*\(\d)/)
  await page.getByRole('link', { name: 'Tickets', exact: true }).first().click()
  await expect(page.getByRole('table', { name: 'Tickets' })).toContainText('No tickets')
  await page.goto(`${store}/orders`)
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
  await expect(page.getByRole('navigation', { name: 'Views' })).not.toContainText('Ada')
  await expect(page.getByRole('button', { name: /^Export orders/ })).toHaveCount(0)
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search.getByRole('option').first()).toBeVisible()
  await expect(search).not.toContainText(ORDERS.jpy.slice(0, 8))
  await page.keyboard.press('Escape')
  await page.goto(`${store}/saved-replies`)
  await expect(page.getByRole('heading', { name: 'Write once, send often' })).toBeVisible()
  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('button', { name: /^Show all 1\d$/ }).click()
  await expect(page.getByRole('link', { name: 'Paid, not delivered Not checked' })).toBeVisible()
}

async function enter(where: Page | ReturnType<Page['getByRole']>, key: string) {
  await apiKeyField(where).fill(key)
  await where.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function openOther(context: BrowserContext) {
  const other = await context.newPage()
  await other.goto(`${store}/tickets`)
  await expect(other.getByRole('table', { name: 'Tickets' })).toContainText(CUSTOMER.emailAddress)
  return other
}

const jobsOf = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('counter-jobs')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const { result } = opening
    const counts = await Promise.all(
      [...result.objectStoreNames].map((name) => {
        const counting = result.transaction(name).objectStore(name).count()
        return new Promise<number>((resolve) =>
          counting.addEventListener('success', () => resolve(counting.result)),
        )
      }),
    )
    result.close()
    return counts.reduce((sum, count) => sum + count, 0)
  })

test('an export of a session that ended without a page is no longer on disk for the next', async ({
  page,
  context,
  service,
}) => {
  await pauseExport(page)
  expect(await jobsOf(page)).toBeGreaterThan(0)
  await page.close()
  await context.clearCookies()
  const next = await context.newPage()
  await next.goto('/sign-in')
  await enter(next, service.another('next').key)
  await expect(next).toHaveURL(/stores/)
  await expect.poll(() => jobsOf(next)).toBe(0)
})

test('G11: after a sign-out nothing tells who was here, and the next merchant sees none of it', async ({
  page,
  context,
  service,
}) => {
  test.slow()
  const traces = await tracesOf(service.key)
  await useEverything(page)
  const other = await openOther(context)
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Delete and sign out' }).click()
  await expect(apiKeyField(page)).toBeVisible()
  await expect(apiKeyField(other)).toBeVisible()
  await expectNothingLeft(page, [...traces, STORES.software.id])

  await enter(page, service.another('next').key)
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  await expectNothingShown(page, service.another('next'))
  await expectNothingLeft(page, traces)

  // What was made for good comes back to its owner.
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await enter(page, service.key)
  await expect(apiKeyField(page)).toBeHidden()
  await page.goto(`${store}/orders`)
  await expect(page.getByRole('navigation', { name: 'Views' })).toContainText(made.view)
})

test('G12: of a session that ended, another merchant who signs in over the page sees nothing', async ({
  page,
  context,
  service,
}) => {
  test.slow()
  const traces = await tracesOf(service.key)
  await useEverything(page)
  const other = await openOther(context)
  await service.fault({ op: 'listOrders', fault: 'S401j', times: -1 })
  // A read in rest may be the first to be refused, so that the question lies over the link.
  await page.getByRole('link', { name: 'Orders', exact: true }).dispatchEvent('click')
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog).toBeVisible()
  await service.forget()
  await enter(dialog, service.another('next').key)
  await expect(dialog).toBeHidden()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(store)
    await expectNothingShown(tab, service.another('next'))
  }
  await expectNothingLeft(page, traces)
})
