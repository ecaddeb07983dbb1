import type { Column } from './table-types.ts'

type Widths = readonly Pick<Column<never>, 'width' | 'isSized'>[]

/** Which columns are cut for the others; none in a table without any widths. */
export const givingOf = (columns: Widths): (true | undefined)[] =>
  columns.map(
    ({ width, isSized }, _, all) =>
      isSized ?? ((!width && all.some((column) => column.width)) || undefined),
  )
