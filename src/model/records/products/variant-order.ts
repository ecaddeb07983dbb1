/** Compares by position; variants without one come last in the given order. */
export const byOrder = (first: { order?: number }, second: { order?: number }) =>
  (first.order ?? Infinity) === (second.order ?? Infinity)
    ? 0
    : (first.order ?? Infinity) - (second.order ?? Infinity)
