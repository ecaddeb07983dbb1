import { t } from '#base/language/words.ts'
import { ApiError } from './errors.ts'

const LONGEST_KEY = 2048

/** Merchants paste keys with `Bearer ` or blanks around them. */
export function cleanApiKey(pasted: string): string {
  const key = pasted.trim().replace(/^bearer\s+/i, '')
  if (/^[\x21-\x7e]+$/.test(key) && key.length <= LONGEST_KEY) return key
  throw new ApiError({
    kind: 'invalid',
    operation: 'signIn',
    code: 'KEY_MALFORMED',
    message:
      key === ''
        ? t`Enter an API key.`
        : t`An API key has no spaces or line breaks. Paste it again.`,
  })
}
