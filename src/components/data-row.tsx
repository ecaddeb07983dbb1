import { Link } from '@tanstack/react-router'
import { classNames } from './class-names.ts'
import type { DataTableProps, RowLink } from './data-table.tsx'
import styles from './data-table.module.css'

type DataRowProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowLink' | 'rowDetail' | 'isNested' | 'phoneRow'
> & {
  row: Row
  isList: boolean
  /** In pixels, where only the rows near the screen are drawn; with its place among all rows. */
  height?: number
  index?: number
}

/** One row: its cells, or its two lines on a phone, and the detail that is open below it. */
export function DataRow<Row>(props: DataRowProps<Row>) {
  const { row, columns, rowLink, rowDetail, isNested, phoneRow, isList, height, index } = props
  const detail = rowDetail?.(row)
  const cover = <Cover link={rowLink?.(row)} />
  return (
    <>
      <tr
        className={classNames(isNested?.(row) && styles.nested, height !== undefined && styles.fixed)}
        style={height ? { '--row': `${height}px` } : undefined}
        aria-rowindex={index === undefined ? undefined : index + 2}
      >
        {isList ? (
          <td>
            {cover}
            {phoneRow?.(row)}
          </td>
        ) : (
          columns.map(({ id, cell, align, minor }, position) => (
            <td key={id} className={classNames(align && styles.end, minor && styles.minor)}>
              {position === 0 && cover}
              {cell(row)}
            </td>
          ))
        )}
      </tr>
      {detail && (
        <tr className={styles.nested}>
          <td colSpan={isList ? 1 : columns.length} className={styles.detail}>
            {detail}
          </td>
        </tr>
      )}
    </>
  )
}

/** The row's one link. It lies over the row, below the buttons and links within it. */
function Cover({ link: rowLink }: { link: RowLink | undefined }) {
  if (!rowLink) return null
  const { label, ...link } = rowLink
  return <Link {...link} className={styles.cover} aria-label={label} data-row-link />
}
