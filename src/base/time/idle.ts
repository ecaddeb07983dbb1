/** Milliseconds after which a browser that never rests counts as idle. */
const LONGEST_WAIT = 1_000
/** Safari has no idle callbacks. */
const USUAL_WAIT = 200

/** Resolves once the page is painted and the browser rests, for what nobody waits for. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT })
    } else {
      setTimeout(resolve, USUAL_WAIT)
    }
  })
}
