import { t } from '#base/language/words.ts'

type Items = readonly (string | number | boolean | null | undefined)[]

export const comma = t({ message: ', ', context: 'CLDR' })

/** "a, b, c" with the comma of the language; what is empty is left out. */
export const commaList = (items: Items) => items.filter(Boolean).join(comma)

/** For what has commas of its own. */
export const semicolonList = (items: Items) =>
  items.filter(Boolean).join(t({ message: '; ', context: 'CLDR' }))
