import { type RefObject, useLayoutEffect } from 'react'

/** Columns leave in three steps; in the last one, those that give way give up their floors. */
const STEPS = '1234'

/** What left of which rows, so that those that come back stand right at once. */
const fitted = new WeakMap<object, { columns: string; width: number; less: string | undefined }>()

/**
 * Lets columns leave until the others have the room they need, and those that hardly any row has
 * anything in while words of others are cut; a table that is still wider scrolls sideways. Without
 * `columns` it has none.
 */
export function useFit(
  table: RefObject<HTMLElement | null>,
  columns: string | undefined,
  rows: object | undefined,
) {
  useLayoutEffect(
    () =>
      table.current && columns !== undefined
        ? keepFitting(table.current, columns, rows)
        : undefined,
    [table, columns, rows],
  )
}

function keepFitting(table: HTMLElement, columns: string, rows = {}): (() => void) | undefined {
  const frame = table.parentElement
  if (!frame) return undefined
  const before = fitted.get(rows)
  let width = 0
  if (before?.columns === columns) {
    width = before.width
    table.dataset['less'] = before.less
  }
  function fit() {
    // The page's letters may arrive after the rows, and widen them.
    if (!frame || (frame.clientWidth === width && table.offsetWidth <= width)) return
    width = frame.clientWidth
    let less = 0
    while ((isTooWide(table, less, width) || isEmptier(table, less + 1)) && less < STEPS.length)
      less += 1
    fitted.set(rows, { columns, width, less: table.dataset['less'] })
    frame.toggleAttribute('data-wide', table.offsetWidth > width)
  }
  const observer = new ResizeObserver(fit)
  // The next frame lays the rows out anyway, and shows nothing before.
  const next = requestAnimationFrame(fit)
  observer.observe(frame)
  observer.observe(table)
  return () => {
    cancelAnimationFrame(next)
    observer.disconnect()
    frame.removeAttribute('data-wide')
  }
}

function isTooWide(table: HTMLElement, less: number, width: number): boolean {
  table.dataset['less'] = STEPS.slice(0, less)
  return table.offsetWidth > width
}

/** What leaves next has hardly a value, beside cut words; what the merchant widened stays. */
function isEmptier(table: HTMLElement, next: number): boolean {
  const cells = (those: string) => [...table.querySelectorAll(`td[data-${those}`)]
  const leaving = cells(`leaves='${next}']:not([data-gives])`)
  return (
    leaving.length > 0 &&
    leaving.filter((cell) => cell.textContent).length * 10 <= leaving.length &&
    // From right to left the words in a cell are cut, and no longer the cell.
    cells('gives],td[data-gives]>bdi').some((it) => it.scrollWidth > it.clientWidth)
  )
}
