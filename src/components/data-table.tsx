import { type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './data-table.module.css'
import { DataRows } from './data-rows.tsx'
import { useIsPhone } from './phone.ts'
import { usePreferences } from '#base/preferences.ts'
import { useRowClick } from './row-click.ts'
import { useRowCursor } from './row-cursor.ts'
import { SortHeader, type Sorting, ariaSort } from './sort-header.tsx'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures, counts and dates stand at the right. */
  align?: 'end'
  /** The field to sort by, when the service is known to sort by it. */
  sortBy?: string
  /** In pixels; columns without one share what is left. */
  width?: number
  /** Holds the row's link, in place of the first column; its cells hold no other. */
  isLink?: boolean
  /** Left out where the window is narrower than 1280 pixels. */
  minor?: boolean
}

/** Where a row leads, and what that link is called: "Order 9f2c41d8". */
export type RowLink = LinkProps & { label: string }

export type DataTableProps<Row> = {
  /** The table's accessible name: the page's. */
  name: string
  columns: Column<Row>[]
  /** Undefined while they are awaited for the first time. */
  rows: Row[] | undefined
  rowKey: (row: Row) => string
  /** A row without an id leads nowhere. */
  rowLink?: (row: Row) => RowLink | undefined
  sorting?: Sorting
  /** Newer rows are on the way: the present ones stay, dimmed. */
  isFetching?: boolean
  /** Stands in place of rows: nothing found, or not loaded. */
  message?: ReactNode
  /** Two lines in place of columns on a phone, and the heading of the group a row belongs to. */
  phoneRow?: (row: Row) => ReactNode
  phoneGroup?: (row: Row) => string | undefined
  /** The phone's form at every width: the table is a column beside what is read. */
  asList?: boolean
  /** Within a card: no gutter of the page, and a head that does not stick. */
  inCard?: boolean
  /** Rows of running text: they grow with it, and the head is only read out. */
  prose?: boolean
  /** In pixels, for lists of any length: only the rows near the screen are drawn. */
  rowHeight?: (row: Row) => number
  /** Belongs to the row above it, and is set back. */
  isNested?: (row: Row) => boolean
  /** Across the whole table below its row, where something comes back. */
  rowDetail?: (row: Row) => ReactNode
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, columns, rows, sorting, isFetching, message, phoneRow, asList } = props
  const { inCard, prose, rowHeight } = props
  const table = useRef<HTMLTableElement>(null)
  const { density } = usePreferences()
  const isPhone = useIsPhone()
  const isList = phoneRow !== undefined && (isPhone || asList === true)
  useRowClick(table)
  useRowCursor(table)
  return (
    <div className={styles.frame}>
      <table
        ref={table}
        className={classNames(
          styles.table,
          inCard && styles.inCard,
          inCard && columns.some(({ width }) => width) && styles.sized,
          isList && styles.list,
          prose && styles.prose,
        )}
        style={{ '--least': `${leastWidth(columns)}px` }}
        aria-label={name}
        aria-rowcount={rowHeight && rows ? rows.length + 1 : undefined}
        aria-busy={isFetching || (rows === undefined && !message)}
        data-density={density}
        data-fetching={isFetching || undefined}
      >
        {!isList && <Head columns={columns} sorting={sorting} isUnseen={prose} />}
        {message ? (
          <tbody>
            <tr>
              <td colSpan={isList ? 1 : columns.length} className={styles.message}>
                {message}
              </td>
            </tr>
          </tbody>
        ) : (
          <DataRows {...props} isList={isList} />
        )}
      </table>
    </div>
  )
}

/** Below this the columns would cut into each other: the table scrolls sideways instead. */
function leastWidth<Row>(columns: Column<Row>[]): number {
  const shown = columns.filter(({ minor }) => !minor)
  return shown.reduce((total, { width = 180 }) => total + width, 0)
}

type HeadProps<Row> = { columns: Column<Row>[]; sorting?: Sorting; isUnseen?: boolean }

function Head<Row>({ columns, sorting, isUnseen }: HeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, header, align, sortBy, width, minor }) => (
          <th
            key={id}
            scope="col"
            className={classNames(align && styles.end, minor && styles.minor)}
            style={{ width }}
            aria-sort={sorting && ariaSort(sortBy, sorting.sort)}
          >
            {sorting && sortBy ? (
              <SortHeader
                {...sorting}
                header={header}
                field={sortBy}
                largestFirst={align === 'end'}
              />
            ) : (
              <span className={isUnseen ? 'sr-only' : undefined}>{header}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}
