import { describe, expect, test } from 'vitest'
import { createClient } from './mock-client.testing.ts'
import { CUSTOMER, ORDERS, STORES, WEBHOOKS } from './seed-ids.ts'

const client = createClient()
const store = `/stores/${STORES.software.id}`

type Row = Record<string, string | number | boolean | null>

async function rows(path: string): Promise<Row[]> {
  const answer = await client.get(`${path}${path.includes('?') ? '&' : '?'}PageSize=5000`)
  expect(answer).toMatchObject({ status: 200, success: true })
  return answer.data as Row[]
}

const all = await rows(`${store}/orders`)
const middle = all[Math.floor(all.length / 2)]!['dateCreated'] as string

describe('orders', () => {
  test('pages hold PageSize rows, newest first, without gaps or repeats', async () => {
    const { pages } = await client.get(`${store}/orders?PageSize=60`)
    expect(pages).toBe(Math.ceil(all.length / 60))
    const walked: Row[] = []
    for (let page = 1; page <= pages!; page += 1) {
      const answer = await client.get(`${store}/orders?PageSize=60&Page=${page}`)
      walked.push(...(answer.data as Row[]))
    }
    expect(walked).toEqual(all)
    const times = walked.map((row) => Date.parse(String(row['dateCreated'])))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  test('a page beyond the last is empty; PageSize=1 counts the rows', async () => {
    expect(await client.get(`${store}/orders?Page=9999`)).toMatchObject({ status: 200, data: [] })
    expect((await client.get(`${store}/orders?PageSize=1`)).pages).toBe(all.length)
    expect(await client.get(`${store}/orders?status=NO_SUCH`)).toMatchObject({ pages: 0, data: [] })
  })

  test.each([
    ['status=REFUNDED', (row: Row) => row['status'] === 'REFUNDED'],
    ['gateway=COINBRIDGE', (row: Row) => row['gateway'] === 'COINBRIDGE'],
    ['email=LINDQVIST@', (row: Row) => row['customerEmail'] === CUSTOMER.emailAddress],
    [`dateFrom=${middle}`, (row: Row) => row['dateCreated']! >= middle],
    [`dateTo=${middle}`, (row: Row) => row['dateCreated']! <= middle],
    [
      'Filters=status==REFUNDED,gateway==CARDLANE',
      (row: Row) => row['status'] === 'REFUNDED' && row['gateway'] === 'CARDLANE',
    ],
    [`filters=dateFrom>=${middle}`, (row: Row) => row['dateCreated']! >= middle],
    [
      `Filters=dateTo<=${middle},email==lindqvist`,
      (row: Row) => row['dateCreated']! <= middle && row['customerEmail'] === CUSTOMER.emailAddress,
    ],
  ])('%s', async (query, wanted) => {
    const expected = all.filter(wanted)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(all.length)
    expect(await rows(`${store}/orders?${query}`)).toEqual(expected)
  })

  test('a date with an offset is understood', async () => {
    const shifted = new Date(Date.parse(middle) + 2 * 3_600_000)
      .toISOString()
      .replace('Z', '%2B02:00')
    expect(await rows(`${store}/orders?dateTo=${shifted}`)).toEqual(
      await rows(`${store}/orders?dateTo=${middle}`),
    )
  })

  test('chat filters by chat user id and name', async () => {
    const byName = await rows(`${store}/orders?chat=maral`)
    expect(byName.map((row) => row['id'])).toContain(ORDERS.complete)
    expect(await rows(`${store}/orders?chat=204817336194801664`)).toEqual(byName)
    expect(await rows(`${store}/orders?chat=mara`)).toEqual([])
  })

  test.each(['amount', 'amountPaid', 'customerEmail', 'status', 'gateway', 'id', 'currencyCode'])(
    'sorted by %s, upwards and downwards',
    async (field) => {
      const up = (await rows(`${store}/orders?Sorts=${field}`)).map((row) => row[field] ?? null)
      const down = (await rows(`${store}/orders?sorts=-${field}`)).map((row) => row[field] ?? null)
      const present = up.filter((value) => value !== null)
      for (const [at, value] of present.entries()) {
        if (at) expect(present[at - 1]! <= value).toBe(true)
      }
      expect(present).toEqual(down.filter((value) => value !== null).toReversed())
    },
  )
})

describe('reviews', () => {
  test('hasReply filters as parameter and as filter term', async () => {
    const every = await rows(`${store}/reviews`)
    const unanswered = every.filter((row) => row['reply'] === null)
    expect(unanswered.length).toBeGreaterThan(0)
    expect(await rows(`${store}/reviews?hasReply=false`)).toEqual(unanswered)
    expect(await rows(`${store}/reviews?Filters=hasReply==false`)).toEqual(unanswered)
    expect(await rows(`${store}/reviews?hasReply=true`)).toHaveLength(
      every.length - unanswered.length,
    )
  })

  test('rating, email and range', async () => {
    for (const row of await rows(`${store}/reviews?rating=5`)) expect(row['rating']).toBe(5)
    for (const row of await rows(`${store}/reviews?emailAddress=MARA`)) {
      expect(row['customerEmail']).toContain('mara')
    }
    const [newest] = await rows(`${store}/reviews`)
    const date = newest!['dateCreated'] as string
    expect(await rows(`${store}/reviews?dateRangeFrom=${date}&dateRangeTo=${date}`)).toEqual([
      newest,
    ])
  })
})

describe('coupons', () => {
  test.each([
    [
      'UsesFrom=40&UsesTo=100',
      'usesFrom>=40,usesTo<=100',
      (row: Row) => Number(row['uses']) >= 40 && Number(row['uses']) <= 100,
    ],
    ['UsesTo=0', 'usesTo==0', (row: Row) => row['uses'] === 0],
    [
      'MaximumUsesFrom=500',
      'maximumUsesFrom==500',
      (row: Row) => Number(row['maximumUses'] ?? -1) >= 500,
    ],
    [
      'PercentageFrom=33.3&PercentageTo=50',
      'percentageFrom>=33.3,percentageTo<=50',
      (row: Row) =>
        Number(row['percentageDecrease'] ?? 0) >= 33.3 && Number(row['percentageDecrease']) <= 50,
    ],
    ['AmountFrom=10', 'amountFrom>=10', (row: Row) => Number(row['amountDecrease'] ?? 0) >= 10],
    ['IsEnabled=false', 'isEnabled==false', (row: Row) => row['isEnabled'] === false],
  ])('%s', async (query, filters, wanted) => {
    const expected = (await rows(`${store}/coupons`)).filter(wanted)
    expect(expected.length).toBeGreaterThan(0)
    expect(await rows(`${store}/coupons?${query}`)).toEqual(expected)
    expect(await rows(`${store}/coupons?Filters=${encodeURIComponent(filters)}`)).toEqual(expected)
  })

  test('coupons are searched, filtered and sorted by uses', async () => {
    const found = await rows(`${store}/coupons/search/thanks?IsEnabled=true&Sorts=-uses`)
    const uses = found.map((row) => Number(row['uses']))
    expect(uses.length).toBeGreaterThan(20)
    expect(uses).toEqual(uses.toSorted((a, b) => b - a))
    expect(await rows(`${store}/coupons/search/100%25`)).toEqual([])
  })
})

test('customers', async () => {
  const { data: mara } = await client.get(`${store}/customers/${CUSTOMER.id}`)
  const search = (query: string) => rows(`${store}/customers/search/${query}`)
  const ids = async (query: string) => (await search(query)).map((row) => row['id'])
  expect(await ids('LINDQVIST')).toContain(CUSTOMER.id)
  expect(await ids(CUSTOMER.id)).toEqual([CUSTOMER.id])
  expect(await ids(`%40?processorCustomerId=${mara.externalIntegrations.cardlane}`)).toEqual([
    CUSTOMER.id,
  ])
  expect(await ids('%40?affiliateCode=MARA-')).toEqual([CUSTOMER.id])
  expect(await ids('%40?balanceFrom=12.5&balanceTo=12.5')).toContain(CUSTOMER.id)
  expect(await ids(`%40?ipAddress=${mara.ipAddress}`)).toContain(CUSTOMER.id)
  const spend = (await search('%40?Sorts=-totalSpend')).map((row) => Number(row['totalSpend']))
  expect(spend).toEqual(spend.toSorted((a, b) => b - a))
})

function isGood({ responseCode }: Row) {
  return Number(responseCode) >= 200 && Number(responseCode) < 300
}

test('webhook logs', async () => {
  const path = `/webhooks/${WEBHOOKS.crm}/logs`
  const every = await rows(path)
  expect(await rows(`${path}?Success=true`)).toEqual(every.filter(isGood))
  expect(await rows(`${path}?Success=false`)).toEqual(every.filter((row) => !isGood(row)))
  expect(every.some((row) => row['responseCode'] === null)).toBe(true)
  for (const row of await rows(`${path}?ResponseCode=502`)) expect(row['responseCode']).toBe(502)
  const from = every[10]!['dateCreated']
  expect(await rows(`${path}?From=${from}`)).toHaveLength(11)
  expect((await rows(`${path}?To=${from}`))[0]).toEqual(every[10])
  expect(await rows(`${path}?Sorts=requestBody`)).toHaveLength(every.length)
})

test.each([
  'orders?Filters=amount>=5',
  'orders?Filters=status!=PENDING',
  'orders?Filters=dateFrom<=2026-01-01T00:00:00Z',
  'orders?Filters=',
  'orders?Filters=status==PENDING,',
  'orders?Filters=status==A&filters=status==A',
  'orders?Sorts=items',
  'orders?Sorts=amount,-status',
  'orders?Sorts=__proto__',
  'orders?dateFrom=2026-02-30T00:00:00Z',
  'orders?dateFrom=2026-02-20',
  'orders?dateTo=yesterday',
  'orders?status=A&status=B',
  'orders?Status=A',
  'orders?pageSize=5',
  'coupons?usesFrom=5',
  'coupons?UsesFrom=1.5',
  'coupons?UsesFrom=2147483648',
  'coupons?IsEnabled=1',
  'coupons?PercentageTo=ten',
  'reviews?Filters=rating==5',
  'customers/search/a?Filters=status==A',
  'products/all?Page=1',
  `orders/${ORDERS.plain}?expand=items`,
])('%s is refused', async (path) => {
  expect(await client.get(`${store}/${path}`)).toMatchObject({
    status: 400,
    success: false,
    code: 'INVALID_PARAMETERS',
    message: expect.stringMatching(/\w: /),
  })
})
