import { expectAccessible, looksOf } from './axe.ts'
import { daily, expect, test } from './fixtures.ts'
import { namesake } from './namesake.ts'
import {
  address,
  all,
  create,
  heading,
  paste,
  product,
  rows,
  sentNames,
  table,
} from './variant-table.ts'

test('every row is checked before anything is sent, and goes out exactly as checked', async ({
  page,
  service,
}) => {
  await page.goto(product)
  await page.getByRole('link', { name: 'Add several' }).click()
  await expect(page).toHaveURL(address)
  const wrong = ['10\t219\t1\t20\t200\tfiles\t', 'Too dear\t100500\t60\t70\t50\tpost\t']
  await paste(page, [table, ...wrong, 'Twice\t100,500\t5\t2\t10\tfiles\t'].join('\n'))
  const checked = page.getByRole('table', { name: 'Rows checked' })
  await expect(checked.getByRole('row')).toHaveCount(7)
  await expect(checked.getByRole('row', { name: /Table one/ })).toContainText('Ready')
  await expect(checked.getByRole('row', { name: /Table two/ })).toContainText(
    'Price: 329,00 read as 329.00',
  )
  await expect(checked.getByRole('row', { name: /219/ })).toContainText(
    'Name: At least 3 characters',
  )
  await expect(checked.getByRole('row', { name: /Table two/ })).toContainText('Licence keys')
  const dear = checked.getByRole('row', { name: /Too dear/ })
  await expect(dear).toContainText('Price: At most 100,000')
  await expect(dear).toContainText('Delivery types: Choose one of these')
  await expect(dear).toContainText('Minimum quantity: Higher than the stock')
  await expect(dear.getByRole('checkbox')).toBeDisabled()
  await expect(checked.getByRole('checkbox', { name: 'Row 7' })).not.toBeChecked()
  await expect(page.getByText('3 of 6 chosen')).toBeVisible()
  expect(await service.deliveries('createVariant')).toEqual([])
  await expectAccessible(page, looksOf(0))

  await create(page, 'Create 3 variants')
  await expect(heading(page, 'The table is done')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Created' })).toHaveCount(3)
  expect(await sentNames(service)).toEqual(all)
  const bodies = (await service.deliveries('createVariant')).map(({ body }) => JSON.parse(body))
  expect(bodies[1]).toEqual({
    name: 'Table two',
    cost: 329,
    minimumQuantity: 1,
    maximumQuantity: 10,
    order: bodies[0].order + 1,
    type: 0,
    stock: 500,
    deliveryTypes: ['license_keys', 'instructions'],
    stockMode: 1,
    disableVolumeDiscountOnCoupon: false,
  })
  await expectAccessible(page, looksOf(0))
  await page.getByRole('button', { name: 'New table' }).click()
  await expect(page.getByLabel('Your table')).toHaveValue('')
})

for (const [what, fault] of Object.entries({ refuses: 'S422j', 'is asked too often': 'S429j' })) {
  const title = `nothing is sent after a row that the platform ${what}, until somebody decides`
  test(title, { tag: daily(what === 'refuses') }, async ({ page, service }) => {
    await service.fault({ op: 'createVariant', times: 1 })
    await service.fault({ op: 'createVariant', fault, times: 1 })
    await paste(page)
    await create(page)
    await expect(heading(page, 'Stopped at row 3: your platform refused it')).toBeVisible()
    await expect(rows(page).filter({ hasText: 'Not sent yet' })).toHaveCount(1)
    expect(await sentNames(service)).toEqual(['Table one', 'Table two'])
    await page.getByRole('button', { name: 'Try row 3 again' }).click()
    await expect(heading(page, 'The table is done')).toBeVisible()
    expect(await sentNames(service)).toEqual(['Table one', 'Table two', 'Table two', 'Table three'])
  })
}

test('a refused row can be skipped, and the report says so', async ({ page, service }) => {
  await service.fault({ op: 'createVariant', fault: 'S422j', times: 1 })
  await paste(page)
  await create(page)
  await expect(heading(page, 'Stopped at row 2: your platform refused it')).toBeVisible()
  await page.getByRole('button', { name: 'Skip row 2, go on' }).click()
  await expect(heading(page, 'The table is done')).toBeVisible()
  expect(await sentNames(service)).toEqual(all)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save report' }).click()
  const file = await (await saving).createReadStream()
  const text = (await file.toArray()).join('')
  expect(text).toContain('2,Table one,19,skipped')
  expect(text).toContain('3,Table two,329,created')
})

test('the rows after a refusal can be changed before they are sent', async ({ page, service }) => {
  await service.fault({ op: 'createVariant', times: 1 })
  await service.fault({ op: 'createVariant', fault: 'S422j', times: 1 })
  await paste(page)
  await create(page)
  await expect(heading(page, 'Stopped at row 3: your platform refused it')).toBeVisible()
  await page.getByRole('button', { name: 'Change the rest' }).click()
  const box = page.getByLabel('Your table')
  await expect(box).toHaveValue(/Table two[^]*Table three/)
  await box.fill((await box.inputValue()).replace('Table two', 'Table two, changed'))
  await create(page, 'Create 2 variants')
  await expect(heading(page, 'The table is done')).toBeVisible()
  expect(await sentNames(service)).toEqual([
    'Table one',
    'Table two',
    'Table two, changed',
    'Table three',
  ])
})

test('a row whose name somebody used meanwhile is held until the merchant decides', async ({
  page,
  service,
}) => {
  await paste(page)
  await page.request.post(`/api${product}/variants`, {
    headers: { 'X-Requested-By': 'counter', 'X-Operation-Id': crypto.randomUUID() },
    data: { ...namesake, name: 'Table one' },
  })
  await service.forget()
  await create(page)
  await expect(heading(page, 'Stopped at row 2: nothing was sent')).toBeVisible()
  expect(await sentNames(service)).toEqual([])
  await page.getByRole('button', { name: 'Create row 2 anyway' }).click()
  await expect(heading(page, 'The table is done')).toBeVisible()
  expect(await sentNames(service)).toEqual(all)
})

test('a lost answer is looked up in the product, and the row is not sent again', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'createVariant', fault: 'S500j', applied: true, times: 1 })
  await paste(page)
  await create(page)
  await expect(heading(page, 'The table is done')).toBeVisible()
  expect(await sentNames(service)).toEqual(all)
})

test('after a reload in the middle, the open row is looked up and the rest goes on', async ({
  page,
  service,
}) => {
  page.on('dialog', (question) => void question.accept())
  await service.fault({ op: 'createVariant', times: 1 })
  await service.fault({ op: 'createVariant', fault: 'hold' })
  await paste(page)
  await create(page)
  await expect.poll(() => sentNames(service)).toEqual(['Table one', 'Table two'])
  await page.reload()
  await expect(rows(page).filter({ hasText: 'Created' })).toHaveCount(2)
  expect(await sentNames(service)).toEqual(['Table one', 'Table two'])
  await service.fault({ op: 'createVariant', release: true })
  await page.getByRole('button', { name: 'Go on with 1 row' }).click()
  await expect(heading(page, 'The table is done')).toBeVisible()
  expect(await sentNames(service)).toEqual(all)
  await page.reload()
  await expect(rows(page).filter({ hasText: 'Created' })).toHaveCount(3)
  expect(await sentNames(service)).toEqual(all)
})

test('a second tab sends nothing while the first creates', async ({ page, context, service }) => {
  await service.fault({ op: 'createVariant', fault: 'hold' })
  await paste(page)
  await create(page)
  await expect.poll(() => sentNames(service)).toEqual(['Table one'])
  const other = await context.newPage()
  await other.goto(address)
  await expect(heading(other, 'Another tab creates these variants')).toBeVisible()
  await other.getByRole('button', { name: 'Go on with 2 rows' }).click()
  await expect(heading(other, 'Another tab creates these variants')).toBeVisible()
  expect(await sentNames(service)).toEqual(['Table one'])
  await service.fault({ op: 'createVariant', release: true })
  await expect(heading(page, 'The table is done')).toBeVisible()
  await expect(rows(other).filter({ hasText: 'Created' })).toHaveCount(3)
  expect(await sentNames(service)).toEqual(all)
})

test('a row that may have been sent, of which nothing is known, waits for the merchant', async ({
  page,
  service,
}) => {
  page.on('dialog', (question) => void question.accept())
  await service.fault({ op: 'createVariant', fault: 'T08', applied: false })
  await paste(page)
  await create(page)
  await expect.poll(() => sentNames(service)).toEqual(['Table one'])
  // The journal of writes is lost, but not the claim.
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('counter.open-write.')) localStorage.removeItem(key)
    }
  })
  await page.reload()
  await expect(heading(page, 'Stopped at row 2: not known if it was created')).toBeVisible()
  expect(await sentNames(service)).toEqual(['Table one'])
  await page.getByRole('button', { name: 'Send row 2 again' }).click()
  await expect(heading(page, 'The table is done')).toBeVisible()
  expect(await sentNames(service)).toEqual(['Table one', ...all])
})
