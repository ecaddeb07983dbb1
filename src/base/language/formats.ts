import { type Comparable, compare } from '#base/numbers/compare.ts'

/*
 * Dates, names and order in the language of the page, which stays the same while a page is open.
 * Making a formatter takes longer than hundreds of uses, so each is made once, when first asked.
 */
const language = globalThis.document?.documentElement.lang || 'en'

/** English dates begin with the day; figures are Latin in every language. */
const dates = `${language === 'en' ? 'en-GB' : language}-u-nu-latn`

export const dateFormat = once(
  (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(dates, options),
)

/** Names of codes; undefined for unknown ones. */
export const displayNames = once(
  (type: 'region' | 'currency') => new Intl.DisplayNames(language, { type, fallback: 'none' }),
)

const lists = once((type: Intl.ListFormatType) => new Intl.ListFormat(language, { type }))

/** "Orders, reviews, and tickets"; not for first pages, where a browser would need 10 ms for it. */
export const listText = (items: readonly string[]) => lists('conjunction').format(items)

let collator: Intl.Collator | undefined

export function compareNames(one: string, other: string): number {
  collator ??= new Intl.Collator(language)
  return collator.compare(one, other)
}

/** "in 1 hour" where it begins; a Turkish i has another capital than an English one. */
export const capitalised = (words: string) =>
  words.charAt(0).toLocaleUpperCase(language) + words.slice(1)

/** A column of names, or of numbers. */
export const compareShown = (one: Comparable, other: Comparable): number =>
  typeof one === 'string' && typeof other === 'string'
    ? compareNames(one, other)
    : compare(one, other)

function once<Key, Made>(make: (key: Key) => Made) {
  const made = new Map<string, Made>()
  return (key: Key): Made => {
    const name = JSON.stringify(key)
    const known = made.get(name) ?? make(key)
    made.set(name, known)
    return known
  }
}
