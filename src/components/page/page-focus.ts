/*
 * A page may render its heading late or again, so every heading takes the focus until a key or
 * pointer.
 */
let isExpected = false
/** The row that opened the last record; a list focuses it instead of its heading. */
let cameFrom: HTMLElement | undefined
let preferred: HTMLElement | undefined

function stop() {
  isExpected = false
  cameFrom = undefined
}

export function focusNextHeading() {
  isExpected = true
  // Captured, so that the key or click that opened a page at once does not count.
  addEventListener('keydown', stop, { once: true, capture: true })
  addEventListener('pointerdown', stop, { once: true, capture: true })
  const isTaken = preferred?.isConnected
  preferred = undefined
  if (isTaken) return
  const row = cameFrom?.isConnected && cameFrom
  if (row) returnTo(row)
  else takeFocus(document.querySelector<HTMLElement>('main h1'))
  cameFrom = undefined
}

/** For a page that is opened to continue typing; it may render before or after the navigation. */
export function focusInstead(field: HTMLElement) {
  preferred = field
  isExpected = false
  field.focus({ preventScroll: true })
}

export function returnTo(row: HTMLElement) {
  cameFrom = row
  takeFocus(row)
  row.scrollIntoView({ block: 'nearest' })
}

/** Waits for the next frame: focusing forces a layout, which the frame computes anyway. */
export function takeFocus(heading: HTMLElement | null) {
  if (!isExpected || !heading) return
  requestAnimationFrame(() => {
    if (isExpected && heading.isConnected) heading.focus({ preventScroll: true })
  })
}
