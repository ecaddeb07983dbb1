import { type RefObject, useLayoutEffect, useState } from 'react'
import { fittingTabs } from './fit-tabs.ts'

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
