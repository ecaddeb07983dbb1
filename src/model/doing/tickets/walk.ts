/** Answers and new messages move the list, but never the walk through it. */
export type Walk = {
  view: string
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
    const fresh = shown.filter((id) => !known.has(id) && isWaiting(id))
    if (fresh.length === 0) return walk
    return { ...walk, ids: [...walk.ids, ...fresh], waiting: new Set([...walk.waiting, ...fresh]) }
  }
  return { view, ids: shown, waiting: new Set(shown.filter((id) => isWaiting(id))) }
}

export function stepsOf(
  { ids, waiting }: Walk,
  ticketId: string,
  isWaiting: (id: string) => boolean,
): WalkSteps {
  const at = ids.indexOf(ticketId)
  const isOver = (id: string) => waiting.has(id) && !isWaiting(id)
  return {
    previous: ids[at - 1],
    next: ids.find((id, position) => position > at && !isOver(id)),
    position: at + 1,
    length: ids.length,
    over: ids.filter((id) => isOver(id)).length,
  }
}
