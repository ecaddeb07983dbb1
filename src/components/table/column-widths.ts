import './column-widths.module.css'

/** Pixels around the end of a heading that take hold of it. */
const GRIP = 7

export type Resize = (id: string, width: number | undefined) => void

/**
 * The end of a heading is dragged to make its column wider or narrower; a double click takes that
 * back. Returns what stops it.
 */
export function listenForWidths(head: HTMLElement, resize: () => Resize | undefined): () => void {
  let held: { column: HTMLElement; from: number; width: number } | undefined
  const isFromRight = document.dir === 'rtl'
  const widthAt = ({ clientX }: PointerEvent, { from, width }: NonNullable<typeof held>) =>
    width + (isFromRight ? from - clientX : clientX - from)
  const columnAt = ({ clientX }: MouseEvent) =>
    [...head.querySelectorAll<HTMLElement>('th[data-column]')].find((column) => {
      const { left, right } = column.getBoundingClientRect()
      return Math.abs((isFromRight ? left : right) - clientX) <= GRIP
    })
  let wasDragged = false

  function hold(event: PointerEvent) {
    const column = event.button === 0 && resize() ? columnAt(event) : undefined
    wasDragged = false
    if (!column) return
    event.preventDefault()
    head.setPointerCapture(event.pointerId)
    held = { column, from: event.clientX, width: column.getBoundingClientRect().width }
  }

  function drag(event: PointerEvent) {
    head.dataset['resizing'] = held || columnAt(event) ? 'yes' : 'no'
    if (!held) return
    wasDragged = true
    const width = `${widthAt(event, held)}px`
    Object.assign(held.column.style, { width, minWidth: width })
  }

  function drop(event: PointerEvent) {
    if (held && wasDragged) {
      resize()?.(idOf(held.column), Math.max(1, widthAt(event, held)))
    }
    held = undefined
  }

  function reset(event: MouseEvent) {
    const column = columnAt(event)
    if (column) resize()?.(idOf(column), undefined)
  }

  /** The end of a heading does not sort. */
  function click(event: MouseEvent) {
    if (!wasDragged && !columnAt(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  const listeners = [
    ['pointerdown', hold],
    ['pointermove', drag],
    ['pointerup', drop],
    ['pointercancel', drop],
    ['dblclick', reset],
    ['click', click],
  ] as const
  for (const [type, listener] of listeners) {
    head.addEventListener(type, listener as EventListener, { capture: true })
  }
  head.dataset['resizing'] = 'no'
  return () => {
    for (const [type, listener] of listeners) {
      head.removeEventListener(type, listener as EventListener, { capture: true })
    }
    delete head.dataset['resizing']
  }
}

const idOf = (column: HTMLElement) => column.dataset['column'] ?? ''
