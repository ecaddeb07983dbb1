/** As a `ref`: takes the focus when it appears, without moving the page. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
