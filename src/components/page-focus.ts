/*
 * A new page takes the focus to its heading, so that a screen reader says where one is. The page
 * may draw its heading later, or anew when its data is there: until somebody presses something,
 * a heading that appears takes the focus as well.
 */
let isExpected = false

function stop() {
  isExpected = false
}

/** One has just come to another page. */
export function focusNextHeading() {
  isExpected = true
  addEventListener('keydown', stop, { once: true })
  addEventListener('pointerdown', stop, { once: true })
  takeFocus(document.querySelector<HTMLElement>('main h1'))
}

/** For the heading of a page, when it is there. */
export function takeFocus(heading: HTMLElement | null) {
  if (isExpected) heading?.focus({ preventScroll: true })
}
