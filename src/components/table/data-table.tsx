import { rem } from '#components/controls/rem.ts'
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { classNames } from '#components/controls/class-names.ts'
import styles from './data-table.module.css'
import { useFirstOf } from '#components/text/first-of.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { givingOf, RowToolsOf, DataRow, rowProps, rowState } from './data-row.tsx'
import { useFirstRows } from './first-rows.ts'
import { useFit } from './fit.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { useRowClick, useReturnToRow, useRowCursor } from './row-cursor.ts'
import { ariaSort, SortHeader, type Sorting } from '#components/filters/sort-header.tsx'
import type { Column, DataTableProps } from './table-types.ts'

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, columns, rows, sorting, isFetching, message, phoneRow, asList } = props
  const { inCard, prose, hasHead = !prose, rowHeight } = props
  const table = useRef<HTMLTableElement>(null)
  const { density } = usePreferences()
  const isPhone = useIsPhone()
  const isList = phoneRow !== undefined && (isPhone || asList === true)
  const widths = columns.map(({ id, width = 0 }) => `${id}:${width}`).join()
  useFit(table, isList ? undefined : `${widths} ${density}`, rows)
  useRowClick(table)
  useRowCursor(table)
  const count = useFirstRows(rows?.length ?? 0, isList || prose)
  useReturnToRow(table, count, props.isHome)
  const { tools, peeked } = props
  const attach = tools?.attach
  useLayoutEffect(() => (table.current ? attach?.(table.current) : undefined), [attach])
  useEffect(() => {
    if (table.current) tools?.settle(table.current)
  })
  return (
    <div className={styles.frame}>
      <table
        ref={table}
        className={classNames(
          styles.table,
          inCard && styles.inCard,
          isList && styles.list,
          tools?.className,
          prose && styles.prose,
          !hasHead && styles.headless,
        )}
        aria-label={name}
        aria-rowcount={rowHeight && rows ? rows.length + 1 : undefined}
        aria-busy={isFetching || (rows === undefined && !message)}
        data-density={density}
        data-fetching={isFetching || undefined}
        data-selecting={tools?.isSelecting || undefined}
        data-peeking={peeked !== undefined || undefined}
      >
        {!isList && (
          <Head
            columns={columns}
            sorting={sorting}
            isUnseen={!hasHead}
            // Without a head to see, it would lie over the first row.
            corner={!prose && rows && tools?.corner(rows.map(props.rowId ?? props.rowKey))}
          />
        )}
        {message ? (
          <tbody>
            <tr>
              <td colSpan={isList ? 1 : columns.length} className={styles.message}>
                {message}
              </td>
            </tr>
          </tbody>
        ) : (
          <RowToolsOf value={tools}>
            <DataRows {...props} isList={isList} count={count} />
          </RowToolsOf>
        )}
      </table>
    </div>
  )
}

type HeadProps<Row> = {
  columns: Column<Row>[]
  sorting?: Sorting
  isUnseen?: boolean
  corner?: ReactNode
}

function Head<Row>({ columns, sorting, isUnseen, corner }: HeadProps<Row>) {
  const gives = givingOf(columns)
  return (
    <thead>
      <tr>
        {columns.map(({ id, header, align, sortBy, width, least, ...column }, index) => (
          <th
            key={id}
            scope="col"
            data-column={column.isSizable && id}
            className={align && styles.end}
            data-leaves={column.leaves}
            data-gives={gives[index]}
            style={
              column.isSized
                ? { width, minWidth: width }
                : { width: width && rem(width), '--least': least && rem(least) }
            }
            aria-sort={sorting && ariaSort(sortBy, sorting.sort)}
            // The box in the corner is no part of the column's name.
            aria-label={index === 0 && corner ? header : undefined}
          >
            {index === 0 && corner}
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

type DataRowsProps<Row> = DataTableProps<Row> & {
  isList: boolean
  count: number
}

function DataRows<Row>(props: DataRowsProps<Row>) {
  const { columns, rows, rowHeight, windowRows: WindowRows, isList, inCard } = props
  const { awaited = inCard ? 4 : 20 } = props
  if (!rows) return <SkeletonRows columns={isList ? [LINES] : columns} count={awaited} />
  if (rowHeight && WindowRows) return <WindowRows {...props} rows={rows} rowHeight={rowHeight} />
  return (
    <tbody>
      <Rows {...props} rows={rows} />
    </tbody>
  )
}

type LoadedProps<Row> = DataRowsProps<Row> & { rows: Row[] }

function Rows<Row>(props: LoadedProps<Row>) {
  const { rows, rowKey, fresh, phoneGroup, phoneGroupAside, isList, columns, count } = props
  const { shown: all, more } = useFirstOf(rows)
  const shown = count < all.length ? all.slice(0, count) : all
  const shared = rowProps(props)
  const groups = shown.map((row) => (isList ? phoneGroup?.(row) : undefined))
  const aside = (group = '') => phoneGroupAside && <span>{phoneGroupAside(group)}</span>
  return (
    <>
      {shown.map((row, index) => (
        <Fragment key={rowKey(row) || index}>
          {groups[index] && groups[index] !== groups[index - 1] && (
            <tr className={styles.group}>
              <th scope="rowgroup">
                {groups[index]} {aside(groups[index])}
              </th>
            </tr>
          )}
          <DataRow
            {...shared}
            row={row}
            isFresh={fresh?.has(rowKey(row))}
            {...rowState(props, row)}
          />
        </Fragment>
      ))}
      {more && (
        <tr>
          <td colSpan={columns.length}>{more}</td>
        </tr>
      )}
    </>
  )
}

const skeletonWidths = [72, 58, 66, 50, 62, 54, 70, 60, 48, 64]

type SkeletonRowsProps = {
  columns: Pick<Column<never>, 'id' | 'align' | 'leaves'>[]
  count: number
}

/** A row on a phone: lines aligned left, whatever its first column does. */
const LINES = { id: 'lines' }

function SkeletonRows({ columns, count }: SkeletonRowsProps) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <tr key={index} className={styles.skeleton}>
          {columns.map(({ id, align, leaves }) => (
            <td key={id} className={align && styles.end} data-leaves={leaves}>
              <Skeleton width={`${skeletonWidths[index % skeletonWidths.length]}%`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
