import { expect, test, vi } from 'vitest'
import { keyText } from './key-text.ts'

vi.mock('#base/language/words.ts', () => ({
  t: (text: TemplateStringsArray | { message: string }) =>
    `[${'message' in text ? text.message : text.join('')}]`,
}))

test('a key is called as in the language of the page', () => {
  expect(keyText('Ctrl K')).toBe('[Ctrl] K')
  expect(keyText('Ctrl Shift Enter')).toBe('[Ctrl] [Shift] [Enter]')
  expect(keyText('Space')).toBe('[Space]')
  expect(keyText('Alt ↓')).toBe('Alt ↓')
})
