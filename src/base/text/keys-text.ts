import { t } from '#base/language/words.ts'
import { keyText } from './key-text.ts'

/** Any keys, as this keyboard calls them; apart from the first page, which shows Ctrl K only. */
export const keysText = (keys: string) =>
  keyText(keys)
    .replace('Shift', t`Shift`)
    .replace('Enter', t({ message: 'Enter', context: 'key' }))
    .replace('Space', t({ message: 'Space', context: 'key' }))
    .replace('Esc', t`Esc`)
