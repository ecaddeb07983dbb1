/*
 * Moves the clock of a Node process (NODE_OPTIONS=--require) or a page (as an init script) by
 * CLOCK_SHIFT milliseconds, so that a whole run of the browser tests can start at any hour.
 */
{
  const shift = Number(globalThis.CLOCK_SHIFT ?? globalThis.process?.env.CLOCK_SHIFT ?? 0)
  const Real = Date
  const now = () => Real.now() + shift
  globalThis.Date = class extends Real {
    constructor(...given) {
      super(...(given.length === 0 ? [now()] : given))
    }
    // A method cannot be enumerated; Playwright’s clock would copy a field over its own.
    static now() {
      return now()
    }
  }
}
