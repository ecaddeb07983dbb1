import { expect, test } from './fixtures.ts'
import { watch } from './matrix/bench.ts'
import { openFilled } from './matrix/write-steps.ts'
import { writeTargets } from './matrix/write-targets.ts'

test('on a phone, what is told of sent changes stands above the page and covers nothing', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const op of ['createVariant', 'deleteVariant'] as const) {
    await openFilled(watch(page, service), writeTargets[op])
    await service.fault({ op, fault: 'S503j', applied: false, times: 1 })
    await writeTargets[op].last(page).click()
    await expect(page.getByText(writeTargets[op].unknown).first()).toBeVisible()
  }
  await page.goto(writeTargets.updateStore.address)
  const cards = page.getByRole('region', { name: 'Sent changes' }).getByRole('article')
  await expect(cards).toHaveCount(2)
  const { y = 0, height = 0 } = (await cards.last().boundingBox()) ?? {}
  const main = await page.getByRole('main').boundingBox()
  expect(y + height).toBeLessThanOrEqual(main?.y ?? 0)
})

test('what every row shares stands once, above the rows', async ({ page }) => {
  await page.goto(`${writeTargets.createVariant.address}?as=table`)
  await page.getByLabel('Your table').fill('Variant\tPrice\tMax\nTable one\t19\t5')
  const heads = page.getByRole('table', { name: 'Rows checked' }).getByRole('columnheader')
  await expect(heads.filter({ hasText: 'Maximum' })).toHaveCount(1)
  await expect(heads.filter({ hasText: /Minimum|Stock|Delivery/ })).toHaveCount(0)
  await expect(page.getByLabel('Minimum quantity')).toHaveValue('1')
})
