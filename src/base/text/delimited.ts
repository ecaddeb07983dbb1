/**
 * Rows of cells from a pasted or saved table: RFC 4180 with the separator that the first row has
 * most of. Blank rows are left out. A quote that is never closed reaches to the end.
 */
export function readDelimited(text: string): string[][] {
  const whole = text.startsWith('\u{FEFF}') ? text.slice(1) : text
  const separator = separatorOf(whole)
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < whole.length) {
    const { cell, end } = whole[at] === '"' ? quoted(whole, at) : { cell: '', end: at }
    const stop = endOfCell(whole, end, separator)
    row.push(cell + whole.slice(end, stop))
    at = stop + 1
    if (whole[stop] === separator) {
      // A separator at the very end begins one more, empty cell.
      if (at >= whole.length) row.push('')
      continue
    }
    if (whole[stop] === '\r' && whole[at] === '\n') at += 1
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''))
}

function quoted(text: string, start: number) {
  const parts: string[] = []
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return { cell: parts.join('') + text.slice(from), end: text.length }
    parts.push(text.slice(from, quote))
    if (text[quote + 1] !== '"') return { cell: parts.join(''), end: quote + 1 }
    parts.push('"')
    from = quote + 2
  }
}

function endOfCell(text: string, start: number, separator: string): number {
  let at = start
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') {
    at += 1
  }
  return at
}

/** A spreadsheet copies tabs, so a tab wins wherever there is one. */
function separatorOf(text: string): string {
  const first = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)[0] ?? ''
  if (first.includes('\t')) return '\t'
  return first.split(';').length > first.split(',').length ? ';' : ','
}
