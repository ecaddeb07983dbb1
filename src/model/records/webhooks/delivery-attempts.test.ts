import { expect, it } from 'vitest'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { curlOf } from './curl.ts'
import { attemptsOf, foldedAttempts, waitBetween } from './delivery-attempts.ts'
import { matchingDeliveries } from './deliveries.ts'

const log = (change: Partial<WebhookLog>) =>
  ({ id: 'x', orderId: 'o', webhookId: 'w', ...change }) as WebhookLog

it('builds a command that quotes safely and omits tokens', () => {
  const command = curlOf(
    log({
      url: 'https://me:pw@hooks.test/in?token=abc#x',
      signature: true,
      requestBody: `{"a":"it's"}`,
      userAgent: "Hooks'\nX-Evil: 1",
    }),
  )
  expect(command).toBe(
    [
      'curl --request POST',
      "--url 'https://hooks.test/in?REDACTED'",
      "--header 'Content-Type: application/json'",
      "--header 'User-Agent: Hooks'\\'' X-Evil: 1'",
      `--data-raw '{"a":"it'\\''s"}'`,
    ].join(' \\\n  '),
  )
})

it('groups attempts by delivery and separates two deliveries of one order', () => {
  const at = (minute: number, retryCount: number) =>
    log({ id: `${minute}`, retryCount, dateCreated: `2026-01-01T10:0${minute}:00Z` })
  const [first, retry, again] = [at(1, 0), at(2, 1), at(5, 0)]
  const logs = [again, retry, first, log({ id: 'other', orderId: 'p' })]
  expect(attemptsOf(retry, logs)).toEqual([first, retry])
  expect(attemptsOf(again, logs)).toEqual([again])
  expect(foldedAttempts(logs, undefined)).toEqual([again, retry, logs[3]])
  expect(foldedAttempts(logs, retry)).toEqual(logs)
  expect(
    foldedAttempts([log({ orderId: undefined }), log({ orderId: undefined })], retry),
  ).toHaveLength(2)
  expect(waitBetween(first, retry)).toBe('1 min 0 s')
  expect(waitBetween(first, log({}))).toBeUndefined()
})

it('counts a missing response as a failure and applies the filter', () => {
  const logs = [200, 204, 0, undefined, 502, 302].map((responseCode) => log({ responseCode }))
  expect(matchingDeliveries(false, logs)).toEqual(logs.slice(2))
  expect(matchingDeliveries(true, logs)).toEqual(logs.slice(0, 2))
  expect(matchingDeliveries(undefined, logs)).toEqual(logs)
})
