import { withoutIslands } from '#base/language/islands.ts'
import { t } from '#base/language/words.ts'

type Items = readonly (string | number | boolean | null | undefined)[]

/** Between two of `commaList`: from right to left it ends one island and begins the next. */
const sign = t({ message: ', ', context: 'CLDR' })

export const comma = withoutIslands(sign)

/** "a, b, c" with the comma of the language; what is empty is left out. */
export const commaList = (items: Items) => listed(items, sign)

/** For what has commas of its own. */
export const semicolonList = (items: Items) => listed(items, t({ message: '; ', context: 'CLDR' }))

function listed(items: Items, between: string): string {
  const list = items.filter(Boolean).join(between)
  // oxlint-disable-next-line typescript/no-unnecessary-template-expression -- a place in a text
  return list && t({ message: `${list}`, context: 'CLDR' })
}
