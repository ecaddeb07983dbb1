/** Answers and new messages move the list, but never the walk through it. */
export type Walk = {
  view: string
  /** Where it began. */
  start: string
  ids: readonly string[]
  /** Tickets that waited when they joined the walk; one is over once it no longer waits. */
  waiting: ReadonlySet<string>
  /** Those that joined after its first step. */
  late: ReadonlySet<string>
}

export type WalkSteps = {
  previous: string | undefined
  next: string | undefined
  /** In the list as it stands, so that both count the same; 0 for one that is over. */
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
    const came = shown.filter((id) => !walk.ids.includes(id))
    const waiting = came.filter((id) => isWaiting(id))
    const isAtStart = walk.start === ticketId && shown.includes(ticketId)
    if ((isAtStart ? came : waiting).length === 0) return walk
    const known = new Set([...walk.waiting, ...waiting])
    if (isAtStart) return { ...walk, ids: inPlace(walk.ids, shown), waiting: known }
    const late = new Set([...walk.late, ...waiting])
    return { ...walk, ids: [...walk.ids, ...waiting], waiting: known, late }
  }
  return {
    view,
    start: ticketId,
    ids: shown,
    waiting: new Set(shown.filter((id) => isWaiting(id))),
    late: new Set(),
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

/** `shown` is the list as it stands: after an answer, who was read late is next where the list says so. */
export function stepsOf(
  { ids, waiting, late }: Walk,
  ticketId: string,
  isWaiting: (id: string) => boolean,
  shown: readonly string[] = ids,
): WalkSteps {
  const at = ids.indexOf(ticketId)
  const isOver = (id: string) => waiting.has(id) && !isWaiting(id)
  const waits = (id: string) => waiting.has(id) && isWaiting(id)
  const isAnswered = isOver(ticketId)
  const below = ids.filter((id, position) => position > at && !isOver(id))
  // Who answers goes on to those who wait, also above, past those of the list who don’t.
  const waited = isAnswered ? (below.find(waits) ?? ids.find(waits)) : undefined
  const next = waited ?? below[0]
  const first = isAnswered && shown.find((id) => id === next || (late.has(id) && isWaiting(id)))
  return {
    previous: ids[at - 1],
    next: first || next,
    position: isAnswered ? 0 : shown.indexOf(ticketId) + 1,
    length: shown.length,
    over: ids.filter((id) => isOver(id)).length,
  }
}
