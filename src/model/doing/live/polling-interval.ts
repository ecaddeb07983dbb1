/* The platform also has customers to serve, so Counter asks less while nobody looks. */
const SECOND = 1_000
const MINUTE = 60 * SECOND
export const WATCHED_EVERY = 20 * SECOND
const HIDDEN_EVERY = MINUTE
/** A hidden tab is forgotten after this long, unless the merchant wants to be told. */
const HIDDEN_FOR = 5 * MINUTE
const LONGEST_REST = 5 * MINUTE

export type Surroundings = {
  now: number
  isOnline: boolean
  hiddenAt: number | undefined
  tells: boolean
  failures: number
  restUntil: number | undefined
  /** The platform said no, and asking again would not change that. */
  isRefused: boolean
}

export type LivePhase = 'on' | 'hidden' | 'offline' | 'slowed' | 'failing' | 'refused'

/** What is going on, and the milliseconds between two looks; without them nobody looks. */
export function paceOf(around: Surroundings): { phase: LivePhase; every?: number } {
  const { now, isOnline, hiddenAt, tells, failures, restUntil, isRefused } = around
  if (isRefused) return { phase: 'refused' }
  if (!isOnline) return { phase: 'offline' }
  const calm = hiddenAt === undefined ? WATCHED_EVERY : HIDDEN_EVERY
  const every = failures > 0 ? Math.min(LONGEST_REST, calm * 2 ** failures) : calm
  if (restUntil !== undefined && restUntil > now) return { phase: 'slowed', every }
  if (hiddenAt === undefined) return { phase: failures > 0 ? 'failing' : 'on', every }
  if (now - hiddenAt < HIDDEN_FOR) return { phase: 'hidden', every }
  return { phase: 'hidden', ...(tells && { every: LONGEST_REST }) }
}
