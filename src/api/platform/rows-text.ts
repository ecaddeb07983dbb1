import type { Mark, PlatformRow } from './rows.ts'
import { plural } from '#base/language/words.ts'

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

/** What a platform does when it is asked for more rows than it gives. */
export function pageSizeWords(rows: number) {
  return {
    kept: plural(rows, { one: 'Gives 1 row when asked', other: `Gives ${rows} rows when asked` }),
    clamped: plural(rows, {
      one: 'Gives 1 row, whatever more is asked',
      other: `Gives ${rows} rows, whatever more is asked`,
    }),
    refused: plural(rows, {
      one: 'Refuses more than 1 row',
      other: `Refuses more than ${rows} rows`,
    }),
    ignored: plural(rows, {
      one: 'Gives 1 row, whatever is asked',
      other: `Gives ${rows} rows, whatever is asked`,
    }),
  }
}
