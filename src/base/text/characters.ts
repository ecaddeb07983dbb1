import { plural } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'

/** "1,200 characters" */
export const charactersText = (count: number): string =>
  plural(count, { one: '1 character', other: `${formatNumber(count)} characters` })

export const showAllText = (count: number): string =>
  plural(count, {
    one: 'Show the only character',
    other: `Show all ${formatNumber(count)} characters`,
  })
