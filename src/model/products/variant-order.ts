/** As the store shows them; without a place of their own they come last, in the order given. */
export const byOrder = (first: { order?: number }, second: { order?: number }) =>
  (first.order ?? Infinity) === (second.order ?? Infinity)
    ? 0
    : (first.order ?? Infinity) - (second.order ?? Infinity)
