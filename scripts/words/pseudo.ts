import { type Part, parseMessage, pluralCategories, printMessage } from './message.ts'

/** What browsers call English that runs from right to left. */
export const INVENTED = 'ar-XB'

/**
 * English as a language that nobody speaks: accents, four tenths longer, in brackets, from right to
 * left. What still reads as plain English was never marked, and what has no room shows it. Takes
 * and gives ICU.
 */
export function pseudo(message: string): string {
  const inner = spoken(parseMessage(message), pluralCategories(INVENTED))
  const [start = '', end = ''] = [/^\s+/, /\s+$/].map((edge) => edge.exec(message)?.[0] ?? '')
  return `${start}[${printMessage(inner).trim()}]${end}`
}

function spoken(parts: readonly Part[], categories: string[]): Part[] {
  return parts.map((part) => {
    if (typeof part === 'string') return backwards(part)
    if ('value' in part) return part
    if ('tag' in part) return { ...part, parts: spoken(part.parts, categories) }
    const forms = categories.map((category) => {
      const form = part.forms[category] ?? part.forms.other ?? []
      return [category, spoken(form, categories)] as const
    })
    return { count: part.count, forms: Object.fromEntries(forms) }
  })
}

const letters: Record<string, string> = Object.fromEntries(
  [...'aáeéiíoóuúyýAÁEÉIÍOÓUÚcçnñsšzžCÇNÑSŠZŽ'.matchAll(/(.)(.)/gu)].map(([, from, to]) => [
    from,
    to,
  ]),
)

/** Vowels stand twice, which makes English four tenths longer. */
function accented(text: string): string {
  return text.replaceAll(/\p{L}/gu, (letter) => {
    const odd = letters[letter] ?? letter
    return /[aeiouy]/.test(letter) ? odd + odd : odd
  })
}

/** The letters run from right to left, as Arabic does. */
function backwards(text: string): string {
  return text.replaceAll(/[\p{L}\d][\p{L}\d\p{P} ]*/gu, (words) => `\u202e${accented(words)}\u202c`)
}
