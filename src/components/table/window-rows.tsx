import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { DataRow, rowProps, rowState } from './data-row.tsx'
import type { DataTableProps } from './table-types.ts'

/**
 * Shorter lists render completely: that is fast enough, and the browser’s own search finds every
 * row.
 */
const RENDER_ALL_UP_TO = 200
/**
 * Pixels rendered above and below the screen; more than any row’s height, so that the keyboard
 * reaches the next row.
 */
const OVERSCAN = 600

type WindowRowsProps<Row> = DataTableProps<Row> & {
  rows: Row[]
  rowHeight: (row: Row) => number
  isList: boolean
}

export function WindowRows<Row>(props: WindowRowsProps<Row>) {
  const { rows, rowHeight, rowKey } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const offsets = useMemo(() => offsetsOf(rows.map(rowHeight)), [rows, rowHeight])
  const { first, last } = useWindow(body, offsets)
  const total = offsets[rows.length] ?? 0
  const shared = rowProps(props)
  return (
    <tbody ref={body}>
      <Blank height={offsets[first] ?? 0} />
      {rows.slice(first, last).map((row, place) => (
        <DataRow
          key={rowKey(row)}
          {...shared}
          row={row}
          {...rowState(props, row)}
          height={rowHeight(row)}
          index={first + place}
        />
      ))}
      <Blank height={total - (offsets[last] ?? total)} />
    </tbody>
  )
}

function Blank({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />
}

type Window = { first: number; last: number }

function useWindow(body: RefObject<HTMLElement | null>, offsets: number[]): Window {
  const count = offsets.length - 1
  const [range, setRange] = useState<Window>({ first: 0, last: 50 })

  useLayoutEffect(() => {
    if (count <= RENDER_ALL_UP_TO) return undefined
    function update() {
      const top = -(body.current?.getBoundingClientRect().top ?? 0)
      const first = rowAt(offsets, top - OVERSCAN)
      const last = rowAt(offsets, top + window.innerHeight + OVERSCAN) + 1
      setRange((now) => (now.first === first && now.last === last ? now : { first, last }))
    }
    update()
    document.addEventListener('scroll', update, { capture: true, passive: true })
    window.addEventListener('resize', update)
    return () => {
      document.removeEventListener('scroll', update, { capture: true })
      window.removeEventListener('resize', update)
    }
  }, [body, offsets, count])

  if (count <= RENDER_ALL_UP_TO) return { first: 0, last: count }
  return { first: Math.min(range.first, count), last: Math.min(range.last, count) }
}

export function offsetsOf(heights: number[]): number[] {
  const offsets = [0]
  let total = 0
  for (const height of heights) offsets.push((total += height))
  return offsets
}

export function rowAt(offsets: number[], height: number): number {
  let low = 0
  let high = Math.max(0, offsets.length - 2)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((offsets[middle] ?? 0) <= height) low = middle
    else high = middle - 1
  }
  return low
}
