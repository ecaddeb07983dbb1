export type Cell = string | number | boolean | undefined
export type Separator = ',' | ';' | '\t'

/** A byte order mark, by which spreadsheets recognise UTF-8. */
export const CSV_MARK = '\u{FEFF}'

/* Spreadsheets run a text that begins like a formula, also after blanks or with wide signs. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

export function csvLine(cells: readonly Cell[], separator: Separator): string {
  return `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`
}

function csvCell(cell: Cell, separator: Separator): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const text = typeof cell === 'boolean' ? String(cell) : harmless(cell)
  return needsQuotes(text, separator) ? `"${text.replaceAll('"', '""')}"` : text
}

export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const needsQuotes = (text: string, separator: Separator) =>
  text.includes(separator) || /["\r\n]/.test(text) || /^\s|\s$/.test(text)
