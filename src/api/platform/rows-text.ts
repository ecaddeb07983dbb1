import type { Mark, PlatformRow } from './rows.ts'

/** The marks of a terminal. */
export const rowMarks: Record<Mark, string> = { tick: '=', half: '~', stroke: '!', ring: '?' }

/** One line for a row, in columns; beside what can't be told stands why. */
const rowLine = ({ mark, question: asked, does, counter, how }: PlatformRow): string =>
  `${rowMarks[mark]} ${asked.padEnd(37)} ${does.padEnd(42)} ${mark === 'ring' ? how : counter}`

export function rowsText(rows: readonly PlatformRow[]): string {
  return rows
    .flatMap((row, index) => {
      const line = `  ${rowLine(row)}`
      if (row.group === rows[index - 1]?.group) return [line]
      return [...(index > 0 ? [''] : []), row.group, line]
    })
    .join('\n')
}
