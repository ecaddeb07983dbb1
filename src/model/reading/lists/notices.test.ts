import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findingName } from '#api/platform/points.ts'
import { platformRows } from '#api/platform/rows.ts'
import type { Parameters } from '#base/address/address.ts'
import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { learned } from '#model/reading/platform/learned.ts'
import type { ListDescription } from './description.ts'
import { couponsList, reviewsList, webhookLogsList } from './lists.ts'
import { noticesOf } from './notices.ts'

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://counter.test/'))
  openPrivateStores('merchant')
})
afterEach(() => {
  erasePrivateStores()
  vi.unstubAllGlobals()
})

const DAY = '2026-11-21T00:00:00.000Z'
const EARLIER = '2026-11-20T00:00:00.000Z'

test.each<[string, string, string, ListDescription, Parameters, Parameters]>([
  ['ratingFilter', 'rating', 'Rating of reviews', reviewsList, { rating: 5 }, { rating: 1 }],
  [
    'reviewDates',
    'dateRangeFrom',
    'Dates of reviews',
    reviewsList,
    { dateRangeFrom: DAY },
    { dateCreated: EARLIER },
  ],
  [
    'couponFilters',
    'numbers',
    'Numbers of coupons',
    couponsList,
    { amountFrom: 5 },
    { amountDecrease: 1 },
  ],
  [
    'isEnabledFalse',
    'isEnabled',
    'Enabled coupons',
    couponsList,
    { isEnabled: false },
    { isEnabled: true },
  ],
  [
    'responseCodeFilter',
    'responseCode',
    'Response code of deliveries',
    webhookLogsList,
    { responseCode: 500 },
    { responseCode: 200 },
  ],
  [
    'deliveryDates',
    'to',
    'Dates of deliveries',
    webhookLogsList,
    { to: EARLIER },
    { dateCreated: DAY },
  ],
])('Your platform tells of %s what the rows of its list show', async (...row) => {
  const [point, name, question, list, query, contradicting] = row
  const subject = `${list.operation}.${name === 'to' ? 'from' : name}`
  const paper = readFileSync(new URL('../../../../docs/open-points.md', import.meta.url), 'utf8')
  expect(paper).toMatch(new RegExp(`^\\| .*\`${point}\`.* \\| shows \`filter\` \\|$`, 'm'))
  await noticesOf(list, 'store', query, [query])
  expect(learned('filter', subject)).toBeUndefined()
  await noticesOf(list, 'store', query, [contradicting])
  const seen = { [findingName({ point: 'filter', subject })]: learned('filter', subject) ?? {} }
  expect(platformRows(seen)).toContainEqual(
    expect.objectContaining({ question, does: 'Ignored: all rows come' }),
  )
})
