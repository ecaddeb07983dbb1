import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { serveRecords, stubFetch } from '#api/stubbed-fetch.testing.ts'
import { type Needs, ledgerQuery, refreshLedgers, sinceYesterday } from './ledger-query.ts'

const storeId = '11111111-1111-1111-1111-111111111111'
const send = stubFetch('2026-11-21T13:30:00Z')
const parametersOf = (address: unknown) =>
  new URL(address as string, 'https://counter.test').searchParams

test('two pages that show the same days read them once', async () => {
  serveRecords(send, 19, 1)
  const client = new QueryClient()
  const ask = () => client.query(ledgerQuery(storeId, 'UTC', sinceYesterday('UTC', Date.now())))
  const [one, other] = [ask(), ask()]
  await vi.runAllTimersAsync()
  expect(await one).toBe(await other)
  expect(send).toHaveBeenCalledTimes(1)
  await ask()
  expect(send).toHaveBeenCalledTimes(1)

  await refreshLedgers(client, storeId)
  const again = ask()
  await vi.runAllTimersAsync()
  await again
  expect(send).toHaveBeenCalledTimes(2)
})

test('a longer read asks only for the days that no other read has just had', async () => {
  const rows = ['2026-11-21', '2026-11-20', '2026-11-18'].map((day) => ({
    id: day,
    dateCreated: `${day}T10:00:00Z`,
    customerEmail: `${day}@mail.example`,
  }))
  send.mockImplementation((address) => {
    const [from = '', to = ''] = ['dateFrom', 'dateTo'].map(
      (name) => parametersOf(address).get(name) ?? '',
    )
    const data = rows.filter(({ dateCreated }) => dateCreated >= from && dateCreated <= to)
    return Promise.resolve(Response.json({ success: true, data, pages: 1 }))
  })
  const client = new QueryClient()
  const ask = async (day: number, needs?: Needs) => {
    const span = { from: { year: 2026, month: 11, day }, to: { year: 2026, month: 11, day: 21 } }
    const reading = client.query(ledgerQuery(storeId, 'UTC', span, needs))
    await vi.runAllTimersAsync()
    return reading
  }
  const ends = () => send.mock.calls.map(([address]) => parametersOf(address).get('dateTo'))
  await ask(20)
  const { orders, to } = await ask(17, { name: 'coupon', customerOf: () => true })
  expect(new Set(orders.map(({ customerEmail }) => customerEmail))).toEqual(
    new Set(rows.map(({ customerEmail }) => customerEmail)),
  )
  expect(orders).toHaveLength(3)
  expect(to).toBe(Date.parse('2026-11-21T13:30:00Z'))
  expect(ends()).toEqual(['2026-11-21T13:30:00.001Z', '2026-11-20T00:00:00.000Z'])

  vi.setSystemTime('2026-11-21T13:31:00Z')
  expect((await ask(16)).orders).toHaveLength(3)
  expect(ends().at(-1)).toBe('2026-11-21T13:31:00.001Z')
})
