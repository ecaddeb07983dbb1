import { createContext, memo, type ReactNode, useContext } from 'react'
import { t } from '#base/language/words.ts'
import { usePrivateText } from '#components/text/private.tsx'
import { classNames } from '#components/controls/class-names.ts'
import { PlainLink } from '#components/controls/plain-link.tsx'
import type { Column, DataTableProps, RowLink, RowTools } from './table-types.ts'
import styles from './rows.module.css'
import tableStyles from './data-table.module.css'

type DataRowProps<Row> = Pick<
  DataTableProps<Row>,
  | 'columns'
  | 'rowKey'
  | 'rowId'
  | 'rowLink'
  | 'rowDetail'
  | 'isNested'
  | 'phoneRow'
  | 'asList'
  | 'rowAnchor'
> & {
  row: Row
  isList: boolean
  isFresh?: boolean
  /** Its record is shown beside the table. */
  isPeeked: boolean
  isSelected: boolean
  /** Set in windowed tables only: the height in pixels, and the row’s index among all rows. */
  height?: number
  index?: number
}

function TableRow<Row>(props: DataRowProps<Row>) {
  const { row, columns, rowLink, rowDetail, isNested, phoneRow, isList, asList } = props
  const { isFresh, isPeeked, isSelected, height, index } = props
  const detail = rowDetail?.(row)
  const link = rowLink?.(row)
  const key = (props.rowId ?? props.rowKey)(row)
  const box = key !== '' && <RowBox id={key} label={link?.label ?? t`this row`} />
  const linked = columns.findIndex(({ isLink }) => isLink)
  const gives = givingOf(columns)
  return (
    <>
      <tr
        className={classNames(
          isNested?.(row) && styles.nested,
          height !== undefined && tableStyles.fixed,
        )}
        style={height ? { '--row': `${height}px` } : undefined}
        data-linked={link !== undefined || undefined}
        data-in-list={asList || undefined}
        data-fresh={isFresh || undefined}
        data-row={key || undefined}
        data-selected={isSelected || undefined}
        data-peeked={isPeeked || undefined}
        aria-rowindex={index === undefined ? undefined : index + 2}
      >
        {isList ? (
          <td>
            {box}
            <Linked link={link} anchor={props.rowAnchor}>
              {phoneRow?.(row)}
            </Linked>
          </td>
        ) : (
          columns.map(({ id, cell, align, leaves }, position) => (
            <td
              key={id}
              className={align && tableStyles.end}
              data-leaves={leaves}
              data-gives={gives[position]}
            >
              {position === 0 && box}
              {position === Math.max(0, linked) ? (
                <Linked link={link} anchor={undefined}>
                  {cell(row)}
                </Linked>
              ) : (
                cell(row)
              )}
            </td>
          ))
        )}
      </tr>
      {detail && (
        <tr className={styles.nested}>
          <td colSpan={isList ? 1 : columns.length} className={tableStyles.detail}>
            {detail}
          </td>
        </tr>
      )}
    </>
  )
}

/** Memoised: when a table renders again or scrolls, only changed and new rows render. */
export const DataRow = memo(TableRow) as typeof TableRow

/** The props that all rows share; one that changes with the table alone would render every row. */
export function rowProps<Row>(props: DataTableProps<Row> & { isList: boolean }) {
  const { columns, rowKey, rowId, rowLink, rowDetail, isNested, asList, rowAnchor, isList } = props
  return {
    columns,
    rowKey,
    rowId,
    rowLink,
    rowDetail,
    isNested,
    asList,
    rowAnchor,
    isList,
    phoneRow: isList ? props.phoneRow : undefined,
  }
}

/** What a table knows of one row. */
export function rowState<Row>(props: DataTableProps<Row>, row: Row) {
  const { peeked, tools, rowId, rowKey } = props
  const key = (rowId ?? rowKey)(row)
  return { isPeeked: key !== '' && key === peeked, isSelected: tools?.isSelected(key) ?? false }
}

type LinkedProps = {
  link: RowLink | undefined
  anchor: DataTableProps<unknown>['rowAnchor']
  children: ReactNode
}

/** The cell with the row’s only link; a click anywhere in the row follows it. */
function Linked({ link: rowLink, anchor, children }: LinkedProps) {
  const { label = '', ...link } = rowLink ?? {}
  const name = usePrivateText(label)
  if (!rowLink) return children
  const Anchor = anchor ?? PlainLink
  return (
    <Anchor {...link} className={styles.link} data-row-link>
      {children} <span className="sr-only">{name}</span>
    </Anchor>
  )
}

type Widths = readonly Pick<Column<never>, 'width' | 'isSized'>[]

/** Which columns are cut for the others; none in a table without any widths. */
export const givingOf = (columns: Widths): (true | undefined)[] =>
  columns.map(
    ({ width, isSized }, _, all) =>
      isSized ?? ((!width && all.some((column) => column.width)) || undefined),
  )

/** A context, because tools passed as props would render every cell again when they change. */
export const RowToolsOf = createContext<RowTools | undefined>(undefined)

/** What chooses the row; nothing until its code has loaded. */
const RowBox = ({ id, label }: { id: string; label: string }) =>
  useContext(RowToolsOf)?.box(id, label)
