/*
 * A new page takes the focus to its heading, so that a screen reader says where one is. The page
 * may draw its heading later, or anew when its data is there: until somebody presses something,
 * a heading that appears takes the focus as well.
 */
let isExpected = false
/** The row of the record that one comes back from: a list takes the focus to it instead. */
let cameFrom: HTMLElement | undefined

function stop() {
  isExpected = false
  cameFrom = undefined
}

/** One has just come to another page. */
export function focusNextHeading() {
  isExpected = true
  addEventListener('keydown', stop, { once: true })
  addEventListener('pointerdown', stop, { once: true })
  const row = cameFrom?.isConnected && cameFrom
  if (row) returnTo(row)
  else takeFocus(document.querySelector<HTMLElement>('main h1'))
  cameFrom = undefined
}

/** For the row of the record that was left last, when it is there. */
export function returnTo(row: HTMLElement) {
  cameFrom = row
  takeFocus(row)
  row.scrollIntoView({ block: 'nearest' })
}

/** For the heading of a page, when it is there. */
export function takeFocus(heading: HTMLElement | null) {
  if (isExpected) heading?.focus({ preventScroll: true })
}
