import { expect, test, vi } from 'vitest'
import { keyText } from './key-text.ts'

vi.mock('#base/language/words.ts', () => ({
  t: (text: TemplateStringsArray) => `[${text.join('')}]`,
}))

test('a key is called as in the language of the page', () => {
  expect(keyText('Ctrl K')).toBe('[Ctrl] K')
  expect(keyText('Enter')).toBe('Enter')
})
