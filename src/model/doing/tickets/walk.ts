/** Answers and new messages move the list, but never the walk through it. */
export type Walk = {
  view: string
  /** Where it began. */
  start: string
  ids: readonly string[]
  /** Tickets that waited when they joined the walk; one is over once it no longer waits. */
  waiting: ReadonlySet<string>
}

export type WalkSteps = {
  previous: string | undefined
  next: string | undefined
  position: number
  length: number
  over: number
}

/**
 * Tickets that began to wait since are added at the end, so that the walk ends when nobody waits.
 * Until its first step, those that are still being read take the places that they have in the list.
 */
export function continueWalk(
  walk: Walk | undefined,
  view: string,
  ticketId: string,
  shown: readonly string[],
  isWaiting: (id: string) => boolean,
): Walk {
  const isSameView = walk?.view === view
  if (isSameView && (walk.ids.includes(ticketId) || !shown.includes(ticketId))) {
    const known = new Set(walk.ids)
    const came = shown.filter((id) => !known.has(id))
    const waiting = came.filter((id) => isWaiting(id))
    const isAtStart = walk.start === ticketId && shown.includes(ticketId)
    if ((isAtStart ? came : waiting).length === 0) return walk
    const ids = isAtStart ? inPlace(walk.ids, shown) : [...walk.ids, ...waiting]
    return { ...walk, ids, waiting: new Set([...walk.waiting, ...waiting]) }
  }
  return {
    view,
    start: ticketId,
    ids: shown,
    waiting: new Set(shown.filter((id) => isWaiting(id))),
  }
}

/** The known ones keep their order; those that came stand before the one that they precede. */
function inPlace(known: readonly string[], shown: readonly string[]) {
  const isKnown = new Set(known)
  const before = new Map<string, readonly string[]>()
  let came: string[] = []
  for (const id of shown) {
    if (isKnown.has(id)) {
      before.set(id, came)
      came = []
    } else came.push(id)
  }
  return [...known.flatMap((id) => [...(before.get(id) ?? []), id]), ...came]
}

export function stepsOf(
  { ids, waiting }: Walk,
  ticketId: string,
  isWaiting: (id: string) => boolean,
): WalkSteps {
  const at = ids.indexOf(ticketId)
  const isOver = (id: string) => waiting.has(id) && !isWaiting(id)
  const below = ids.find((id, position) => position > at && !isOver(id))
  // Who answers the last one has not answered those above it.
  const again = isOver(ticketId) ? ids.find((id) => waiting.has(id) && isWaiting(id)) : undefined
  return {
    previous: ids[at - 1],
    next: below ?? again,
    position: at + 1,
    length: ids.length,
    over: ids.filter((id) => isOver(id)).length,
  }
}
