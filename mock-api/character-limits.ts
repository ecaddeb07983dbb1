import { Failure } from './call.ts'
import type { Database } from './database.ts'
import { type Reply, refusal } from './reply.ts'
import { clockError } from './character-times.ts'

const SECOND = 1_000
/** One call that is refused for no reason, once the pages have been read. */
const REFUSED_CALL = 12
/** When the key stops working, counted from the character's beginning, and for how long. */
const EXPIRY = { after: 60 * SECOND, for: 60 * SECOND }

/** What the character refuses before it looks at the call. */
export function limitReached({ asked, character, clock, since }: Database): Reply | undefined {
  const now = clock()
  asked.count += 1
  const { keyTrouble, rateLimit } = character
  const isExpired = now - since >= EXPIRY.after && now - since < EXPIRY.after + EXPIRY.for
  if (
    (keyTrouble === 'one-401' && asked.count === REFUSED_CALL) ||
    (keyTrouble === '401-for-a-minute' && isExpired)
  ) {
    return refusal(new Failure(401, 'INVALID_API_KEY', 'Unknown API key'), character)
  }
  if (rateLimit === 'none') return undefined
  asked.recent = asked.recent.filter((time) => time > now - SECOND)
  if (asked.recent.length < 2) {
    asked.recent.push(now)
    return undefined
  }
  const reply = refusal(new Failure(429, 'RATE_LIMITED', 'Two requests a second'), character)
  return rateLimit === '2-a-second' ? reply : withHeader(reply, 'retry-after', '1')
}

/** The time that the platform believes it is; a null leaves the header out. */
export function dateHeader({ character, clock }: Database): string | null {
  if (character.dateHeader === 'absent') return null
  return new Date(clock() + clockError(character)).toUTCString()
}

const withHeader = (reply: Reply, name: string, value: string): Reply => ({
  ...reply,
  headers: { ...reply.headers, [name]: value },
})
