import { expect, test } from 'vitest'
import { leadingValues, matchingValues } from './matching-values.ts'

const statuses = ['AWAITING_KYC', 'COMPLETED', 'FAILED', 'PARTIALLY_PAID', 'PAID']

test.each([
  ['Completed', ['COMPLETED']],
  ['complet', ['COMPLETED']],
  ['Awaiting KYC', ['AWAITING_KYC']],
  ['awaiting_k', ['AWAITING_KYC']],
  ['paid', ['PAID', 'PARTIALLY_PAID']],
  ['refunded', []],
])('"%s" finds %j', (text, found) => {
  expect(matchingValues(statuses, text)).toEqual(found)
})

test.each([
  ['0', []],
  ['50', ['500', '502']],
  ['404', ['404']],
])('F11: the number %s suggests %j', (typed, found) => {
  expect(leadingValues(['200', '404', '500', '502'], typed)).toEqual(found)
})
