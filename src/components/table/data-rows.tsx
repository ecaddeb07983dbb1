import { Fragment } from 'react'
import { DataRow, rowProps, rowState } from './data-row.tsx'
import type { Column, DataTableProps } from './table-types.ts'
import styles from './data-table.module.css'
import { useFirstOf } from '#components/text/first-of.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'

type DataRowsProps<Row> = DataTableProps<Row> & {
  isList: boolean
  count: number
}

export function DataRows<Row>(props: DataRowsProps<Row>) {
  const { columns, rows, rowHeight, windowRows: WindowRows, isList, inCard } = props
  if (!rows) return <SkeletonRows columns={isList ? [LINES] : columns} count={inCard ? 4 : 20} />
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
      {shown !== all && (
        <tr aria-hidden className={styles.rest} style={{ '--rest': all.length - count }} />
      )}
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
