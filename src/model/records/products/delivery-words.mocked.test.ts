import { expect, test, vi } from 'vitest'
import { deliveryWord } from './delivery-words.ts'

vi.mock('#base/language/words.ts', () => ({
  t: (text: TemplateStringsArray | { message: string }) =>
    `[${'message' in text ? text.message : text.join('')}]`,
}))

test.each(['license_keys', 'dynamic', 'extauth', 'instructions', 'files'])(
  'the platform’s delivery type %s has words in every language',
  (type) => {
    expect(deliveryWord(type)).toMatch(/^\[.+\]$/)
  },
)

test('a type that nobody knows reads as it was sent', () => {
  expect(deliveryWord('carrier_pigeon')).toBe('Carrier pigeon')
})
