import { plural } from '#base/language/words.ts'

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
