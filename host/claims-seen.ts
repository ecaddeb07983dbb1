import { createRecent } from './recent.ts'
import { digestOf } from './session-digest.ts'

/** Sessions end after eight hours. */
const kept = 8 * 60 * 60_000
const mostSessions = 10_000

/**
 * The claims of a session. Each adds a link to a chain, and a link depends on all before it: after
 * other claims, the same number has another link. Hosts of earlier versions add none.
 */
export type Claims = { made: number; links: number; last: string }

const none: Claims = { made: 0, links: 0, last: '' }

export const linkAfter = (last: string, id: string) => digestOf(`${last} ${id}`)

/**
 * Whether the store has forgotten claims, as a restored copy has, so that the session must end:
 * some that its own chain names, or some that this host has seen. `link` is what the chain now has
 * where this host saw its end.
 */
export const hasForgotten = (
  { made, links }: Omit<Claims, 'last'>,
  seen: Claims,
  link: string | undefined,
) => made < Math.max(links, seen.made) || (seen.links > 0 && link !== seen.last)

/** What this host has seen of each session in the store. */
export function claimsSeen() {
  const seen = createRecent<Claims>(kept, mostSessions)
  const of = (session: string) => seen.get(session) ?? none
  return {
    of,
    note(session: string, found: Claims) {
      const before = of(session)
      const longer = found.links > before.links ? found : before
      seen.set(session, { ...longer, made: Math.max(found.made, before.made) })
    },
  }
}
