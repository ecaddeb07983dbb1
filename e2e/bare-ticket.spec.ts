import { CUSTOMER, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expectAccessible, looksOf } from './axe.ts'
import { daily, expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const whole = new RegExp(`${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`, 'i')
const unknown = '0b0b0b0b-0000-4000-8000-00000000abcd'

// No list of all customers, and pages that call themselves the last.
for (const character of ['usual', 'search-for-at-finds-nobody', 'pages-says-one'] as const) {
  const tag = daily(character === 'usual')
  test(
    `${character}: a ticket’s address without its customer leads to the ticket`,
    { tag },
    async ({ page, service }) => {
      await service.character(character)
      await page.goto(`${store}/tickets/${TICKET_ID.toUpperCase()}`)
      await expect(page).toHaveURL(whole, { timeout: 60_000 })
      await expect(page.getByRole('textbox', { name: 'Reply' })).toBeVisible()

      // Now this browser knows it: no customer is checked to find it again.
      await page.goto(store)
      await expect(page.getByRole('table').first()).toBeVisible()
      await page.goto(`/tickets/${TICKET_ID}`)
      await expect(page).toHaveURL(whole)
    },
  )
}

test('with no store in the address and none opened yet, the store that is searched is named', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'getCustomer', fault: 'hold' })
  await page.goto(`/tickets/${TICKET_ID}`)
  await expect(page.getByRole('main')).toContainText(`${STORES.software.name}: Checking 0 of`)
  await service.forget()
  await expect(page).toHaveURL(whole, { timeout: 60_000 })
})

test('a ticket that nobody has is said so, after every customer was checked, with progress', async ({
  page,
  service,
}) => {
  const { stores } = await service.records()
  const [first] = stores.find(({ id }) => id === STORES.software.id)!.customers
  const listed = { id: first!['id'], emailAddress: first!['emailAddress'] }
  const body = { success: true, pages: 1, data: [listed] }
  await service.fault({ op: 'searchCustomers', times: -1, respond: { body } })
  const none = { success: true, pages: 1, data: [] }
  await service.fault({ op: 'listOrders', times: -1, respond: { body: none } })
  await service.fault({ op: 'getCustomer', fault: 'hold' })
  await page.goto(`${store}/tickets/${unknown}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Whose ticket is this?' })).toBeVisible()
  await expect(main).toContainText('Checking 0 of 1')
  await expectAccessible(page, looksOf(1))
  await service.forget()
  await expect(main.getByRole('heading', { name: 'No customer has this ticket' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(main).toContainText(/customers? checked (just now|.+ ago)/)
  await expect(main.getByRole('link', { name: 'All tickets' })).toBeVisible()
})

test('paused, it waits; an address of another shape has no page', async ({ page, service }) => {
  await service.fault({ op: 'getCustomer', fault: 'hold', times: -1 })
  await page.goto(`${store}/tickets/${unknown}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Pause' }).click()
  await expect(main.getByRole('button', { name: 'Check customers' })).toBeVisible()
  await page.reload()
  await expect(main.getByRole('button', { name: 'Check customers' })).toBeVisible()
  await page.goto(`${store}/tickets/17`)
  await expect(
    main.getByRole('heading', { name: 'There is no page at this address' }),
  ).toBeVisible()
})

test('the ID of a ticket pasted into the search leads there', async ({ page }) => {
  await page.goto(`${store}/coupons`)
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill(`https://counter.example${store}/tickets/${TICKET_ID}`)
  await dialog.getByRole('option', { name: 'Look for the ticket among your customers' }).click()
  await expect(page).toHaveURL(whole, { timeout: 60_000 })
})
