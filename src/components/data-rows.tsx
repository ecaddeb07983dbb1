import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { classNames } from './class-names.ts'
import type { Column, DataTableProps, RowLink } from './data-table.tsx'
import styles from './data-table.module.css'
import { Skeleton } from './skeleton.tsx'

type DataRowsProps<Row> = DataTableProps<Row> & { isList: boolean }

/** The rows; until the first ones are there, grey bars that take the same room. */
export function DataRows<Row>(props: DataRowsProps<Row>) {
  const { columns, rows, isList, inCard } = props
  if (!rows)
    return <SkeletonRows columns={isList ? columns.slice(0, 1) : columns} count={inCard ? 4 : 20} />
  return (
    <tbody>{isList ? <PhoneRows {...props} rows={rows} /> : <Rows {...props} rows={rows} />}</tbody>
  )
}

type LoadedProps<Row> = DataRowsProps<Row> & { rows: Row[] }

function Rows<Row>({ rows, columns, rowKey, rowLink }: LoadedProps<Row>) {
  return rows.map((row, index) => (
    <tr key={rowKey(row) || index}>
      {columns.map(({ id, cell, align, minor }, position) => (
        <td key={id} className={classNames(align && styles.end, minor && styles.minor)}>
          {position === 0 && <Cover link={rowLink?.(row)} />}
          {cell(row)}
        </td>
      ))}
    </tr>
  ))
}

function PhoneRows<Row>({ rows, rowKey, rowLink, phoneRow, phoneGroup }: LoadedProps<Row>) {
  const groups = rows.map((row) => phoneGroup?.(row))
  return rows.map((row, index) => (
    <Fragment key={rowKey(row) || index}>
      {groups[index] && groups[index] !== groups[index - 1] && (
        <tr className={styles.group}>
          <th scope="rowgroup">{groups[index]}</th>
        </tr>
      )}
      <tr>
        <td>
          <Cover link={rowLink?.(row)} />
          {phoneRow?.(row)}
        </td>
      </tr>
    </Fragment>
  ))
}

/** The row's one link. It lies over the row, below the buttons and links within it. */
function Cover({ link: rowLink }: { link: RowLink | undefined }) {
  if (!rowLink) return null
  const { label, ...link } = rowLink
  return <Link {...link} className={styles.cover} aria-label={label} data-row-link />
}

const skeletonWidths = [72, 58, 66, 50, 62, 54, 70, 60, 48, 64]

type SkeletonRowsProps<Row> = { columns: Column<Row>[]; count: number }

function SkeletonRows<Row>({ columns, count }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <tr key={index} className={styles.skeleton}>
          {columns.map(({ id, align, minor }) => (
            <td key={id} className={classNames(align && styles.end, minor && styles.minor)}>
              <Skeleton width={`${skeletonWidths[index % skeletonWidths.length]}%`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
