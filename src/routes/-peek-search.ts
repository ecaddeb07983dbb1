type Change = { cause: 'preload' | 'enter' | 'stay'; location: { search: object } }

/** A record beside its list is read on its own: a move to the next must not read the rows again. */
export const unlessPeeking = ({ cause, location }: Change) =>
  cause !== 'stay' || !('peek' in location.search)
