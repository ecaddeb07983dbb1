import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of "12 more" with its chevron. */
const MORE = 84

/**
 * The indexes of the tabs that fit in their row. Until they are measured, all are drawn; that happens
 * before the browser paints.
 */
export function useFittingTabs(
  row: RefObject<HTMLElement | null>,
  labels: readonly string[],
  open: number,
): readonly number[] {
  const all = labels.map((_, index) => index)
  const drawn = labels.join('\n')
  const [measured, setMeasured] = useState<{ drawn: string; widths: number[]; end: number }>()
  const [available, setAvailable] = useState(Infinity)

  useLayoutEffect(() => {
    const element = row.current
    if (!element) return undefined
    const update = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      setAvailable(element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight))
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [row])

  useLayoutEffect(() => {
    function measure() {
      const widths = [...(row.current?.children ?? [])].map(
        (child) => child.getBoundingClientRect().width,
      )
      const count = labels.length
      setMeasured({ drawn, widths: widths.slice(0, count), end: widths[count] ?? 0 })
    }
    if (measured?.drawn !== drawn) measure()
  }, [row, drawn, labels.length, measured?.drawn])

  if (measured?.drawn !== drawn) return all
  const gap = row.current ? parseFloat(getComputedStyle(row.current).columnGap) || 0 : 0
  return fittingTabs({ ...measured, gap, available, more: MORE, open })
}

type Fit = {
  /** The width of each tab, in pixels. */
  widths: readonly number[]
  gap: number
  available: number
  /** The width of what stands behind the tabs; that of "6 more" comes on top if it is needed. */
  end: number
  more: number
  open: number
}

/** The indexes of the tabs that fit in one row; the first one and the open one always do. */
export function fittingTabs({ widths, gap, available, end, more, open }: Fit): number[] {
  const all = widths.map((_, index) => index)
  const needed = (indexes: readonly number[]) =>
    indexes.reduce((total, index) => total + (widths[index] ?? 0) + gap, 0)
  if (needed(all) + end <= available) return all
  const room = available - end - more - gap
  const shown = [...new Set([0, open])].filter((index) => index >= 0)
  for (const index of all) {
    if (shown.includes(index)) continue
    if (needed([...shown, index]) > room) break
    shown.push(index)
  }
  return shown.toSorted((a, b) => a - b)
}
