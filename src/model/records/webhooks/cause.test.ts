import { expect, test } from 'vitest'
import { WebhookLog } from '#api/schemas/webhooks.ts'
import { outcomeMatters, outcomeTitle } from './cause.ts'

const log = (fields: object) => WebhookLog.parse({ id: '1', ...fields })
const title = (fields: object) => outcomeTitle(log(fields))

test('says in one line what became of an attempt', () => {
  const url = 'https://crm.test/in?token=secret'
  expect(title({ responseCode: 204, url })).toBe('crm.test took it (204)')
  expect(title({ responseCode: 502, url, retryCount: 3 })).toBe('crm.test was down (502)')
  expect(title({ url, retryCount: 0 })).toBe('crm.test didn’t answer')
  expect(title({ responseCode: 418 })).toBe('The receiver refused the message (418)')
  expect(title({ responseCode: 301, url })).toContain('another address')
})

test('says whether a failure matters by the other attempts', () => {
  const at = (minute: number, responseCode: number) =>
    log({ responseCode, retryCount: minute, dateCreated: `2026-01-01T10:0${minute}:00Z` })
  const [first, second, third] = [at(0, 502), at(1, 0), at(2, 200)]
  const attempts = [first, second, third]
  expect(outcomeMatters(first, attempts)).toMatch(/^An attempt 2 min 0 s later was delivered/)
  expect(outcomeMatters(second, attempts)).toMatch(/^An attempt 1 min 0 s later was delivered/)
  expect(outcomeMatters(third, attempts)).toBe('Delivered at attempt 3.')
  expect(outcomeMatters(at(0, 200), [])).toBe('Delivered at the first attempt.')
  expect(outcomeMatters(second, [third, second])).toMatch(/^An earlier attempt was delivered/)
  expect(outcomeMatters(second, [first, second])).toMatch(/^No attempt on this page was delivered/)
  expect(outcomeMatters(second, [first, second], { isOfFailed: true })).toMatch(
    /^This list leaves out delivered/,
  )
  expect(outcomeMatters(second, [first, second], { isWhole: true, isOfFailed: true })).toMatch(
    /^None of its attempts was delivered/,
  )
  expect(outcomeMatters(first, [first, log({ responseCode: 200 })])).toMatch(
    /^A later attempt was delivered/,
  )
})
