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

/** No word is longer; a text without blanks is cut where it is. */
const LONGEST_WORD = 40

/** The start of a text with more characters or lines, cut between words; undefined for others. */
export function clippedText(text: string, characters: number, lines = characters) {
  const end = Math.min(characters, endOfLine(text, lines))
  if (text.length <= end) return undefined
  const start = text.slice(0, end)
  if (/\s/.test(text[end] ?? '')) return `${start}…`
  const blank = start.search(/\s\S*$/)
  if (blank > 0 && end - blank < LONGEST_WORD) return `${start.slice(0, blank)}…`
  // The cut may have left the first half of an emoji.
  return `${start.replace(/[\uD800-\uDBFF]$/, '')}…`
}

function endOfLine(text: string, lines: number): number {
  let end = -1
  for (let line = 0; line < lines; line += 1) {
    end = text.indexOf('\n', end + 1)
    if (end < 0) return text.length
  }
  return end
}
