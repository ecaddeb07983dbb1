import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Sorting } from './sort-header.tsx'

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
