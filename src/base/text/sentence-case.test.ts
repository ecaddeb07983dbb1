import { expect, test } from 'vitest'
import { sentenceCase } from './sentence-case.ts'

test.each([
  ['AWAITING_KYC', 'Awaiting KYC'],
  ['awaitingKyc', 'Awaiting KYC'],
  ['CUSTOMER_BALANCE', 'Customer balance'],
  ['COINBRIDGE', 'Coinbridge'],
])('F15: %s reads "%s"', (sent, words) => {
  expect(sentenceCase(sent)).toBe(words)
})

test.each([
  ['USDT_BSC', 'USDT BSC'],
  ['usdt-trc20', 'USDT TRC20'],
  ['LTC', 'LTC'],
  ['sepa_debit', 'SEPA debit'],
  ['method', 'Method'],
])('F15: codes stay codes, %s reads "%s"', (sent, words) => {
  expect(sentenceCase(sent)).toBe(words)
})

test('F15: words written for people stay as they are', () => {
  expect(sentenceCase('Cash App')).toBe('Cash App')
  expect(sentenceCase('Auf Rechnung')).toBe('Auf Rechnung')
  expect(sentenceCase('Pay by bank (UK)')).toBe('Pay by bank (UK)')
})
