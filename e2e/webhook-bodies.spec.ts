import { readFile } from 'node:fs/promises'
import { WEBHOOKS } from '../mock-api/seed-ids.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, smallLooks } from './axe.ts'
import { expect, test } from './fixtures.ts'

const logs = `/webhooks/${WEBHOOKS.crm}/logs`

async function fromMore(page: Page, name: string) {
  await page.getByRole('button', { name: 'More', exact: true }).first().click()
  await page.getByRole('menuitem', { name }).click()
}

const odd = [
  '{"data":{"order":{"status":"PAID","total":12345678901234567890.10}}}',
  '{"data":{"order":{"status":"=HYPERLINK(1)"}}}',
  '{"data":{"order":{"status":null}}}',
  '{"data":{"order":"\u202Egone"}}',
  'status=paid&data=1',
  '',
  null,
  12,
]

test('a path of the bodies stands in the list, in exports, and after a reload', async ({
  page,
  service,
}) => {
  const dateCreated = new Date().toISOString()
  const data = odd.map((requestBody, at) => ({ id: `log ${at}`, dateCreated, requestBody }))
  const body = { success: true, pages: 1, data }
  await service.fault({ op: 'listWebhookLogs', respond: { body }, times: -1 })
  await page.goto(`${logs}?pageSize=10`)
  const main = page.getByRole('main')
  await fromMore(page, 'Show a path of the body')
  const field = main.getByRole('combobox', { name: 'Path of the body' })
  await expect(field).toBeFocused()
  const suggested = main.locator('datalist option')
  await expect(suggested.first()).toHaveAttribute('value', /^data/)
  await field.fill('$.data.order.status')
  await page.keyboard.press('Enter')
  await fromMore(page, 'Show a path of the body')
  await field.fill('data.order.total')
  await main.getByRole('button', { name: 'Show', exact: true }).click()

  const chosen = main.getByRole('list', { name: 'Columns from the body' })
  const table = page.getByRole('table', { name: 'Webhooks' })
  await expect(chosen.getByRole('listitem').first()).toHaveText('data.order.statusin 3 of 8')
  await expect(table).toContainText('data.order.status PAID')
  await expect(table).toContainText('data.order.total 12345678901234567890.10')
  await expect(table).toContainText('data.order.status null')
  await expect(table).toContainText('data.order.status no such path')
  await expectAccessible(page, smallLooks('desktop'))

  await main.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Of webhook bodies, only the columns you chose do.')
  await dialog.getByRole('radio', { name: /^Those on this page/ }).check()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^Export \d+/ }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain(',body.data.order.status,body.data.order.total')
  expect(file).toContain(',PAID,12345678901234567890.10')
  expect(file).toContain(`'=HYPERLINK(1)`)
  expect(file).not.toContain('status=paid')

  await expect(page).toHaveURL(/[?&]body=data\.order\.status(,|%2C)data\.order\.total/)
  await page.reload()
  await expect(table).toContainText('data.order.status PAID')
  await page.goto(logs)
  await expect(page).toHaveURL(/[?&]body=data\.order\.status(,|%2C)data\.order\.total/)
  await main.getByRole('button', { name: 'Leave out data.order.total' }).click()
  await expect(table).not.toContainText('data.order.total')
  await expect(table).toContainText('data.order.status PAID')
})

test('a link carries the paths, but none with a key that may be data', async ({
  page,
  service,
}) => {
  const requestBody = '{"a":{"b":1},"by":{"mara@fjord.se":2,"4711081512":3}}'
  const data = [{ id: 'log', dateCreated: new Date().toISOString(), requestBody }]
  const body = { success: true, pages: 1, data }
  await service.fault({ op: 'listWebhookLogs', respond: { body }, times: -1 })
  await page.goto(`${logs}?body=a.b,by%5B%22mara@fjord.se%22%5D,../x`)
  const table = page.getByRole('table', { name: 'Webhooks' })
  const chosen = page.getByRole('list', { name: 'Columns from the body' })
  await expect(table).toContainText('a.b 1')
  await expect(chosen.getByRole('listitem')).toHaveCount(1)
  for (const path of ['by["mara@fjord.se"]', 'by.4711081512']) {
    await fromMore(page, 'Show a path of the body')
    await page.getByRole('combobox', { name: 'Path of the body' }).fill(path)
    await page.keyboard.press('Enter')
    await expect(chosen).toContainText(path)
  }
  await expect(table).toContainText('by.4711081512 3')
  await expect(page).toHaveURL(/[?&]body=a\.b$/)
  await page.getByRole('button', { name: 'Leave out a.b' }).click()
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  await expect(page).not.toHaveURL(/body=/)
})

test('a text is found in the bodies page by page, stops at a find, and is marked', async ({
  page,
  service,
}) => {
  await service.character('pages-says-one')
  await page.goto(`${logs}?success=false`)
  const main = page.getByRole('main')
  await fromMore(page, 'Find in bodies')
  const field = main.getByRole('textbox', { name: 'Text in a body' })
  await expect(field).toBeFocused()
  await field.fill('"currencycode": "jpy"')
  await page.keyboard.press('Enter')
  const further = main.getByRole('button', { name: 'Look further' })
  await expect(further).toBeVisible()
  const part = main.getByRole('region', { name: 'Find in bodies' })
  await expect(part).toContainText(/[\d,]+ searched\./)
  const found = part.getByRole('list', { name: 'Deliveries found' })
  await expect(found.getByRole('listitem').first()).toContainText('In what was sent')
  const isFurther = async () =>
    (await service.deliveries('listWebhookLogs')).some(
      ({ query }) => query.Page === '2' && query.PageSize === '100',
    )
  expect(await isFurther()).toBe(false)
  await further.click()
  await expect.poll(isFurther).toBe(true)
  await expect(further).toHaveCount(0)
  await expect(part).toContainText(/[\d,]+ searched\./)
  await expectAccessible(page, smallLooks('desktop'))
  const reads = await service.deliveries('listWebhookLogs')
  const searched = reads.filter(({ query }) => query.PageSize === '100')
  expect(searched.every(({ query }) => query.Success === 'false')).toBe(true)
  for (const { path, query } of reads)
    expect(`${path} ${JSON.stringify(query)}`.toLowerCase()).not.toContain('jpy')

  await found.getByRole('link').first().click()
  await expect(page).toHaveURL(/[?&]log=/)
  const delivery = page.getByRole('region', { name: 'Delivery', exact: true })
  await expect(delivery.locator('[data-found]').first()).toContainText('JPY')
  await part.getByRole('button', { name: 'Forget it' }).click()
  await expect(delivery.locator('[data-found]')).toHaveCount(0)
})

test('what came without a body is said beside what was searched', async ({ page, service }) => {
  const dateCreated = new Date().toISOString()
  const answered = { responseCode: 200, responseBody: 'ok' }
  const found = { ...answered, requestBody: '{"name":"\u202EÅsa <b>ÆRØ</b>"}' }
  const given = [found, answered, { ...found, responseBody: null }, { requestBody: '' }]
  const show = (rows: object[]) => {
    const data = rows.map((row, at) => ({ id: `log ${at}`, dateCreated, ...row }))
    const body = { success: true, pages: 1, data }
    return service.fault({ op: 'listWebhookLogs', respond: { body }, times: -1 })
  }
  const part = page.getByRole('region', { name: 'Find in bodies' })
  const find = async (text: string) => {
    await page.goto(logs)
    await fromMore(page, 'Find in bodies')
    await part.getByRole('textbox').fill(text)
    await page.keyboard.press('Enter')
    await expect(part.getByRole('button', { name: 'Forget it' })).toBeVisible()
  }
  await show(given)
  await find('<b>ærø')
  await expect(part).toContainText('In 2 deliveries.')
  await expect(part).toContainText(/\b4 searched\./)
  await expect(part).toContainText('2 deliveries came without a body, so the text may be in them.')
  await find('nowhere')
  await expect(part).toContainText('In no body that came.')
  await service.forget()
  await show(given.slice(0, 2))
  await find('nowhere')
  await expect(part).toContainText('1 delivery came without a body, so the text may be in it.')
  await service.forget()
  await show(given.slice(0, 1))
  await find('nowhere')
  await expect(part).toContainText('In no delivery.')
  await expect(part).not.toContainText('without a body')
})
