import { expect, test } from 'vitest'
import { withinSentence } from './within-sentence.ts'

test.each([
  ['CHARGEBACK', 'chargeback'],
  ['partially_paid', 'partially paid'],
  ['AWAITING_KYC', 'awaiting kyc'],
  ['Cash App', 'cash app'],
])('%s stands as “%s” in a sentence', (sent, said) => {
  expect(withinSentence(sent)).toBe(said)
})
