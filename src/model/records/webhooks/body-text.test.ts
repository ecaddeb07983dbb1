import { expect, test } from 'vitest'
import { foundIn } from './body-paths.ts'

test.each([
  ['{"status":"PAID"}', 'paid', 'sent'],
  ['{"status":"PAID"}', '"status": "paid"', 'sent'],
  ['{"status":"PAID"}', '"status":"PAID"', 'sent'],
  ['status=paid', 'US=PA', 'sent'],
  ['{"a":"b.c"}', 'b?c', undefined],
  ['{"a":1}', '', undefined],
  [undefined, 'undefined', undefined],
])('%s holds %s: %s', (requestBody, text, place) =>
  expect(foundIn({ requestBody, responseBody: undefined }, text)).toBe(place),
)

test('what only the answer says is found there', () => {
  expect(foundIn({ requestBody: '{}', responseBody: 'Down for <b>repair' }, '<B>')).toBe('answer')
})
