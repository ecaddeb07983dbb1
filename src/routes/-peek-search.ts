type Change = { cause: 'preload' | 'enter' | 'stay'; location: { search: object } }

/** A record beside its list reads itself: moving to the next one must not read the rows again. */
export const unlessPeeking = ({ cause, location }: Change) =>
  cause !== 'stay' || !('peek' in location.search)
