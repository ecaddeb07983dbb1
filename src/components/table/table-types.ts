import type { Link, LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Sorting } from '#components/filters/sort-header.tsx'
import type { WindowRows } from './window-rows.tsx'

type Leaves = 1 | 2 | 3

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'end'
  /** Set only for fields that the service is known to sort by. */
  sortBy?: string
  /**
   * In pixels, at least; its cells are never cut. A column without one gives way: it shares what is
   * left with others of its kind, and its cells are cut.
   */
  width?: number
  /** Of a column that gives way: what it keeps, while others still leave for it. */
  least?: number
  /** The width is the merchant’s own, so its cells are cut. */
  isSized?: true
  /** Holds the row’s link instead of the first column; its cells contain no other link. */
  isLink?: boolean
  /** Leaves a table that is too narrow for all of them, the lowest number first. */
  leaves?: Leaves
  /** The end of its heading can be dragged. */
  isSizable?: boolean
}

/** A cell for what the merchant noted about a record. */
export type Noted = (kind: 'order' | 'customer', column: 'tags' | 'note', id: string) => ReactNode

/** For choosing rows and looking at their records; its code loads after the rows. */
export type RowTools = {
  className: string | undefined
  isSelecting: boolean
  isSelected: (key: string) => boolean
  corner: (keys: readonly string[]) => ReactNode
  box: (key: string, label: string) => ReactNode
  /** Listens to the table; returns what stops it. */
  attach: (table: HTMLTableElement) => () => void
  /** Called after each rendering. */
  settle: (table: HTMLTableElement) => void
}

/** The label names the link: "Order 9f2c41d8". */
export type RowLink = LinkProps & { label: string; 'aria-current'?: 'page' | undefined }

export type DataTableProps<Row> = {
  name: string
  columns: Column<Row>[]
  rows: Row[] | undefined
  rowKey: (row: Row) => string
  /** The id of the row's record if it differs from the key; '' for a row that is part of a record. */
  rowId?: (row: Row) => string
  /** Keys of rows that have just come in, tinted for a moment. */
  fresh?: ReadonlySet<string>
  /** A row without an id leads nowhere. */
  rowLink?: (row: Row) => RowLink | undefined
  sorting?: Sorting
  isFetching?: boolean
  /** How many rows there will be, where that is known before they load. */
  awaited?: number
  message?: ReactNode
  /** On a phone: two lines instead of columns, under the row’s group heading. */
  phoneRow?: (row: Row) => ReactNode
  phoneGroup?: (row: Row) => string | undefined
  /** At the end of a group's heading: how many there are. */
  phoneGroupAside?: (group: string) => string
  /** Uses the phone layout at every width, for a list beside its open record. */
  asList?: boolean
  /** In such a list: a link that marks itself as current while its record is open. */
  rowAnchor?: typeof Link
  /** Its records lead back to it, though their addresses do not begin with its own. */
  isHome?: boolean
  /** Inside a card: no page gutter and no sticky head. */
  inCard?: boolean
  /** Rows of running text grow with it, and only screen readers get the head. */
  prose?: boolean
  /** Whether everybody sees the head: unless told otherwise, of all but running text. */
  hasHead?: boolean
  /** In pixels; with `WindowRows`, which renders only the rows near the screen. */
  rowHeight?: (row: Row) => number
  windowRows?: typeof WindowRows
  isNested?: (row: Row) => boolean
  rowDetail?: (row: Row) => ReactNode
  /** The key of the row whose record is shown beside the table. */
  peeked?: string
  tools?: RowTools
}
