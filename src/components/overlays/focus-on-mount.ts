/** A `ref` callback: focuses without scrolling. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
