import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { serveRecords, stubFetch } from '#api/stubbed-fetch.testing.ts'
import { ledgerQuery, refreshLedgers, sinceYesterday } from './ledger-query.ts'

const storeId = '11111111-1111-1111-1111-111111111111'
const send = stubFetch('2026-11-21T13:30:00Z')

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
