import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { notePoint } from '#model/reading/platform/learned.ts'
import { recognise } from './recognise.ts'
import { isTooShort } from './source.ts'
import { sourcesOf } from './sources.ts'

const storeId = '11111111-1111-4111-8111-111111111111'
const idOf = (at: number) => `22222222-2222-4222-8222-${String(at).padStart(12, '0')}`

type People = readonly { emailAddress: string; ipAddress: string; isAffiliate?: boolean }[]
const people: People = [
  { emailAddress: 'ann@x.org', ipAddress: '5.6.7.8', isAffiliate: true },
  { emailAddress: 'joann@x.org', ipAddress: '15.6.7.81', isAffiliate: false },
  { emailAddress: 'zoe@y.org', ipAddress: '9.9.9.9', isAffiliate: false },
]

/** A platform whose search looks at no address, and whose filters keep what `isKept` says. */
function answer(isKept: (person: People[number], filters: URLSearchParams) => boolean) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const {
      pathname,
      search: asking,
      searchParams,
    } = new URL(input instanceof Request ? input.url : input, 'http://counter.test')
    asked.push(pathname + asking)
    const at = Number(/customers\/\S+-0+(\d+)$/.exec(pathname)?.[1] ?? Number.NaN)
    const data = Number.isNaN(at)
      ? pathname.includes('/customers/search/%40')
        ? people.flatMap(({ ipAddress: _hidden, ...person }, id) =>
            isKept(people[id]!, searchParams) ? [{ id: idOf(id), ...person }] : [],
          )
        : []
      : { id: idOf(at), ...people[at] }
    return Response.json({ success: true, pages: 1, data })
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

async function search(text: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answers = await Promise.all(
    sourcesOf(recognise(text), storeId).map(async ({ label, query, found, isIgnored }) => {
      const data: never = await client.query(query)
      return {
        label,
        titles: found(data).map(({ title }) => title),
        is: isIgnored?.(data) ?? false,
      }
    }),
  )
  return Object.fromEntries(
    answers.map(({ label, titles, is }) => [label, is ? 'ignored' : titles]),
  )
}

test('F7: an IP address finds whose it is, and not who has a similar one', async () => {
  const asked = answer(({ ipAddress }, filters) =>
    ipAddress.includes(filters.get('ipAddress') ?? ''),
  )
  expect(await search('1.2.3.4')).toEqual({ 'Customers with this IP': [] })
  asked.length = 0
  expect(await search('5.6.7.8')).toEqual({ 'Customers with this IP': ['ann@x.org'] })
  expect(asked[0]).toContain('/customers/search/%40?ipAddress=5.6.7.8')
})

test('a platform that ignores the address is said not to search by it', async () => {
  answer(() => true)
  expect(await search('5.6.7.8')).toEqual({ 'Customers with this IP': 'ignored' })
  expect(await search('cus_Q1w2E3r4T5y6U7')).toMatchObject({
    'Customer of the payment processor': 'ignored',
  })
  expect(await search('aff-ann')).toMatchObject({ Affiliate: 'ignored' })
})

test('a search that finds nobody by “@” is not told as nobody with this address', async () => {
  answer(() => false)
  expect(await search('5.6.7.8')).toEqual({ 'Customers with this IP': 'ignored' })
  expect(await search('ann@x.org')).toMatchObject({ Customer: 'ignored', Orders: [] })
})

test('F7: a processor’s customer id and an affiliate code find their customers', async () => {
  const asked = answer(
    ({ isAffiliate }, filters) =>
      isAffiliate === true && (filters.has('processorCustomerId') || filters.has('affiliateCode')),
  )
  expect(await search('cus_Q1w2E3r4T5y6U7.')).toMatchObject({
    'Customer of the payment processor': ['ann@x.org'],
  })
  expect(await search('aff-ann')).toMatchObject({ Affiliate: ['ann@x.org'] })
  expect(asked.join()).toMatch(/processorCustomerId=cus_Q1w2E3r4T5y6U7\b.*affiliateCode=aff-ann\b/)
})

test.each([
  idOf(1),
  'ann@x.org',
  '5.6.7.8',
  'cus_1',
  'aff-ann',
  'ann',
  'two words',
  'order 237148b7',
  'https://shop.x.org/product/aurora-ui-kit',
])('%j asks at most six places', (text) => {
  expect(sourcesOf(recognise(text), storeId).length).toBeLessThanOrEqual(6)
})

test.each([
  'NOPE-1234-5678-ABCD',
  'EXT-7Q2KX9-PL004ANMBS',
  'My key EXT-7Q2KX9-PL004ANMBS is refused',
])('what may be a key, %j, is told to no list', (text) => {
  const asked = JSON.stringify(
    sourcesOf(recognise(text), storeId).map(({ query }) => query.queryKey),
  )
  expect(asked).not.toMatch(/NOPE|7Q2K/)
})

test.each(['THANKS-101', 'SUMMER2026', 'aff-ann-2026-northwest', '123456789012345678'])(
  '%j is asked for: it is a code or a name rather than a key',
  (text) => {
    const asked = JSON.stringify(
      sourcesOf(recognise(text), storeId).map(({ query }) => query.queryKey),
    )
    expect(asked).toContain(text)
  },
)

const held = (text: string) =>
  sourcesOf(recognise(text), storeId)
    .filter(isTooShort)
    .map(({ label }) => label)

test('only the search that the platform refuses for so few letters is held back', () => {
  openPrivateStores('merchant')
  expect(held('ab')).toEqual([])
  notePoint({
    point: 'shortSearches',
    subject: 'searchCustomers',
    behaviour: 'refused',
    detail: '2',
  })
  expect(held('ab')).toEqual(['Customers'])
  expect(held('abc')).toEqual([])
  erasePrivateStores()
})
