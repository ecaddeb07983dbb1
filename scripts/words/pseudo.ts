import { type Part, parseMessage, pluralCategories, printMessage } from './message.ts'

/**
 * English as a language that nobody speaks: accents, four tenths longer, in brackets. What still
 * reads as plain English was never marked, and what has no room shows it. Takes and gives ICU.
 */
export function pseudo(message: string, { language = 'en-XA', isRtl = false } = {}): string {
  const say = isRtl ? backwards : accented
  const inner = spoken(parseMessage(message), say, pluralCategories(language))
  const [start = '', end = ''] = [/^\s+/, /\s+$/].map((edge) => edge.exec(message)?.[0] ?? '')
  return `${start}[${printMessage(inner).trim()}]${end}`
}

function spoken(
  parts: readonly Part[],
  say: (text: string) => string,
  categories: string[],
): Part[] {
  return parts.map((part) => {
    if (typeof part === 'string') return say(part)
    if ('value' in part) return part
    if ('tag' in part) return { ...part, parts: spoken(part.parts, say, categories) }
    const forms = categories.map((category) => {
      const form = part.forms[category] ?? part.forms.other ?? []
      return [category, spoken(form, say, categories)] as const
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
