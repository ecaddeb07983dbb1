import { expect, test, vi } from 'vitest'
import { keysText } from './keys-text.ts'

vi.mock('#base/language/words.ts', () => ({
  t: (text: TemplateStringsArray | { message: string }) =>
    `[${'message' in text ? text.message : text.join('')}]`,
}))

test('a key is called as in the language of the page', () => {
  expect(keysText('Ctrl K')).toBe('[Ctrl] K')
  expect(keysText('Ctrl Shift Enter')).toBe('[Ctrl] [Shift] [Enter]')
  expect(keysText('Space')).toBe('[Space]')
  expect(keysText('Alt ↓')).toBe('Alt ↓')
})
