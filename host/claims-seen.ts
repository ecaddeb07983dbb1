import { createRecent } from './recent.ts'

/** Sessions end after eight hours. */
const kept = 8 * 60 * 60_000
const mostSessions = 10_000

/**
 * How many claims of each session this host has seen in the store. A store that has fewer has
 * forgotten some, as a restored copy has, so the session must end.
 */
export function claimsSeen() {
  const seen = createRecent<number>(kept, mostSessions)
  return {
    of: (session: string) => seen.get(session) ?? 0,
    note(session: string, made: number) {
      seen.set(session, Math.max(made, seen.get(session) ?? 0))
    },
  }
}
