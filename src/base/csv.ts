export type Cell = string | number | boolean | undefined
export type Separator = ',' | ';' | '\t'

/** A byte order mark, by which spreadsheets recognise UTF-8. */
export const CSV_MARK = '\u{FEFF}'

/*
 * Spreadsheets run a text that begins like a formula; some also skip blanks before it or know the
 * wide forms of the signs.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** One line of RFC 4180, with its end. */
export function csvLine(cells: readonly Cell[], separator: Separator): string {
  return `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`
}

function csvCell(cell: Cell, separator: Separator): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const text = typeof cell === 'boolean' ? String(cell) : harmless(cell)
  return needsQuotes(text, separator) ? `"${text.replaceAll('"', '""')}"` : text
}

/** An apostrophe in front makes a spreadsheet show the text instead of running it. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const needsQuotes = (text: string, separator: Separator) =>
  text.includes(separator) || /["\r\n]/.test(text) || /^\s|\s$/.test(text)
