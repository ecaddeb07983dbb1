import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { errorLog, errorText, logError, logFailedReads, MOST_ERRORS } from './log.ts'

beforeEach(() => errorLog.clear())

const failure = (code: string) =>
  new ApiError({
    kind: 'refused',
    operation: 'getCustomer',
    status: 503,
    code,
    message: 'No customer mara@fjord.se',
  })

test('the same failure is counted, another one is listed above it', () => {
  logError(failure('A'), { queryKey: ['getCustomer'] })
  logError(failure('B'), { queryKey: ['getCustomer'] })
  const again = failure('A')
  logError(again, { queryKey: ['getCustomer'] })
  logError(again, { queryKey: ['getCustomer'] })
  expect(errorLog.get().map(({ code, count }) => [code, count])).toEqual([
    ['A', 2],
    ['B', 1],
  ])
})

test('a copy for support says what and when, but nothing about a customer', () => {
  const error = failure('A')
  logError(error, { queryKey: ['getCustomer'] })
  const text = errorText(errorLog.get()[0]!)
  expect(text).toContain('Shown: A customer didn’t load')
  expect(text).toContain('GET /stores/{storeId}/customers/{customerId}')
  expect(text).toContain(error.reference)
  expect(text).not.toContain('mara')
})

test(`the last ${MOST_ERRORS} errors stay, and cancelled calls are none`, () => {
  for (let code = 0; code < 60; code += 1) logError(failure(String(code)), {})
  expect(errorLog.get()).toHaveLength(MOST_ERRORS)
  expect(errorLog.get()[0]?.code).toBe('59')
  errorLog.clear()
  logError(new ApiError({ kind: 'cancelled', operation: 'getUser' }), {})
  expect(errorLog.get()).toEqual([])
})

test('reads that failed before and after the log started are in it', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const failing = (code: string) =>
    queryClient.prefetchQuery({
      queryKey: [code],
      queryFn: () => Promise.reject(failure(code)),
    })
  await failing('early')
  const stop = logFailedReads(queryClient)
  await failing('late')
  stop()
  await failing('too late')
  expect(errorLog.get().map(({ code }) => code)).toEqual(['late', 'early'])
})
