import { STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const reviews = `/stores/${STORES.software.id}/reviews`

const review = {
  id: '11111111-1111-1111-1111-111111111111',
  dateCreated: '2026-03-01T10:00:00Z',
  rating: 2,
  reason: 'Slow',
}

const answer = (...data: unknown[]) => ({
  op: 'listReviews',
  times: -1,
  respond: { body: { success: true, pages: 1, data } },
})

test("a review's flag and reply are shown as given", async ({ page, service }) => {
  await service.fault(
    answer(
      {
        ...review,
        flagged: { reason: 'Link to a shop', approved: false, administratorNote: 'Look again' },
      },
      { ...review, id: '2', flagged: { reason: 'A competitor', approved: true } },
      { ...review, id: '3', flagged: {} },
      {
        ...review,
        id: '4',
        reply: 'Sorry',
        repliedAt: '2026-03-02T10:00:00Z',
        repliedByUserId: 'usr_other',
      },
      { ...review, id: '5', repliedAt: '2026-03-02T10:00:00Z', repliedByUserId: 'usr_ines_halden' },
    ),
  )
  await page.goto(reviews)
  const rows = page.getByRole('table', { name: 'Reviews' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(/Flagged Link to a shop.*Not approved.*“Look again”/)
  await expect(rows.nth(2)).toContainText(/Flagged A competitor.*Approved/)
  // An empty record tells of no flag.
  await expect(rows.nth(3)).toContainText('stars')
  await expect(rows.nth(3)).not.toContainText('Flagged')
  await expect(rows.nth(4)).toContainText(/Sorry.*Replied 2 Mar, 11:00 by usr_other/)
  await expect(rows.nth(5)).toContainText('You replied 2 Mar, 11:00')
})

test('a review with nothing but an id is shown', async ({ page, service }) => {
  await service.fault(answer({ id: review.id }, { ...review, rating: null, id: null }))
  await page.goto(reviews)
  const row = page.getByRole('table', { name: 'Reviews' }).getByRole('row').nth(1)
  await expect(row).toContainText('No rating')
  await expect(row).toContainText('No text')
  await expect(row).toContainText('Unnamed product')
  await expect(row).toContainText('No email')
  await expect(row.getByRole('cell').nth(2).getByRole('link')).toHaveCount(0)
})

test('a rating outside 1 to 5 is shown as given', async ({ page, service }) => {
  await service.fault(answer({ ...review, rating: 7 }, { ...review, id: '2', rating: 4.6 }))
  await page.goto(reviews)
  const rows = page.getByRole('table', { name: 'Reviews' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Rated 7')
  await expect(rows.nth(2)).toContainText('4.6 of 5 stars')
})

test('an empty result offers to clear the filters', async ({ page }) => {
  await page.goto(`${reviews}?emailAddress=nobody-of-that-name`)
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('table', { name: 'Reviews' }).getByRole('row')).toHaveCount(21)
})

test('invalid search parameters are ignored', async ({ page, service }) => {
  await page.goto(`${reviews}?rating=6&hasReply=maybe&page=0&pageSize=7&dateRangeTo=yesterday`)
  await expect(page.getByRole('table', { name: 'Reviews' }).getByRole('row')).toHaveCount(21)
  const [delivery] = await service.deliveries('listReviews')
  expect(delivery?.query).toEqual({ Page: '1', PageSize: '20' })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('on a phone a review is above its product and customer', async ({ page, service }) => {
    await service.fault(
      answer({ ...review, productName: 'Nimbus', customerEmail: 'a@b.example', reply: 'Sorry' }),
    )
    await page.goto(reviews)
    await expect(page.getByRole('table', { name: 'Reviews' }).getByRole('row')).toHaveText(
      /2 of 5 stars.*Slow.*Sorry.*Nimbus.*a@b\.example/,
    )
  })
})
