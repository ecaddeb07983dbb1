/** What was asked for before it was possible; whatever else somebody does drops it. */
let wish: { what: string; at: string } | undefined

const OTHER = ['keydown', 'pointerdown', 'click', 'wheel', 'input'] as const

export function wishFor(what: string) {
  wish = { what, at: location.href }
  // Captured, so that the press that wishes does not count.
  for (const other of OTHER) addEventListener(other, drop, { capture: true, passive: true })
}

/** A held key says nothing new. */
function drop(event: Event) {
  if (!(event instanceof KeyboardEvent && event.repeat)) forgetWish()
}

export function forgetWish() {
  wish = undefined
  for (const other of OTHER) removeEventListener(other, drop, { capture: true })
}

/** True once, on the page where it was wished for. */
export function takeWish(what: string): boolean {
  const isMeant = wish?.what === what && wish.at === location.href
  if (isMeant) forgetWish()
  return isMeant
}
