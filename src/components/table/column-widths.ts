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
  let wasDragged = false

  function hold(event: PointerEvent) {
    const column = event.button === 0 && resize() ? columnAt(head, event) : undefined
    wasDragged = false
    if (!column) return
    event.preventDefault()
    head.setPointerCapture(event.pointerId)
    held = { column, from: event.clientX, width: column.getBoundingClientRect().width }
  }

  function drag(event: PointerEvent) {
    head.dataset['resizing'] = held || columnAt(head, event) ? 'yes' : 'no'
    if (!held) return
    wasDragged = true
    const width = `${held.width + event.clientX - held.from}px`
    Object.assign(held.column.style, { width, minWidth: width })
  }

  function drop(event: PointerEvent) {
    if (held && wasDragged) {
      resize()?.(idOf(held.column), Math.max(1, held.width + event.clientX - held.from))
    }
    held = undefined
  }

  function reset(event: MouseEvent) {
    const column = columnAt(head, event)
    if (column) resize()?.(idOf(column), undefined)
  }

  /** The end of a heading does not sort. */
  function click(event: MouseEvent) {
    if (!wasDragged && !columnAt(head, event)) return
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

function columnAt(head: HTMLElement, { clientX }: MouseEvent): HTMLElement | undefined {
  const columns = [...head.querySelectorAll<HTMLElement>('th[data-column]')]
  return columns.find((column) => Math.abs(column.getBoundingClientRect().right - clientX) <= GRIP)
}

const idOf = (column: HTMLElement) => column.dataset['column'] ?? ''
