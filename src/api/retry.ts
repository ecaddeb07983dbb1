import type { ApiError } from './errors.ts'

/** Reads are asked again at most this often; writes never. */
const RETRIES = 2
const BACKOFF_FLOOR = 500
const BACKOFF_CEILINGS = [2000, 8000]
/** A wait longer than this is shown to the merchant rather than sat out. */
const LONGEST_WAIT = 60_000

const TEMPORARY = new Set([408, 429, 502, 503, 504])

/**
 * How long to wait before a read is asked again, or undefined when it is not worth asking.
 * The waits are spread at random so that many pages do not come back in step.
 */
export function retryDelay(error: ApiError, attempt: number): number | undefined {
  if (attempt >= RETRIES || !isWorthRetrying(error, attempt)) return undefined
  const ceiling = BACKOFF_CEILINGS[attempt] ?? BACKOFF_FLOOR
  const backoff = BACKOFF_FLOOR + Math.random() * (ceiling - BACKOFF_FLOOR)
  if (error.retryAt === undefined) return backoff
  const asked = error.retryAt.getTime() - error.at.getTime()
  return asked > LONGEST_WAIT ? undefined : Math.max(asked, backoff)
}

function isWorthRetrying({ kind, status }: ApiError, attempt: number): boolean {
  if (kind === 'network' || kind === 'cross-origin') return true
  if (kind !== 'refused' || status === undefined) return false
  return TEMPORARY.has(status) || (status === 500 && attempt === 0)
}

/**
 * `Retry-After` as a time of our clock. A date is taken relative to the answer's own `Date`,
 * so that a wrong clock on this device does not turn seconds into days.
 */
export function retryTime(headers: Headers): Date | undefined {
  const asked = headers.get('retry-after')?.trim()
  if (!asked) return undefined
  const now = Date.now()
  if (/^\d{1,9}$/.test(asked)) return new Date(now + Number(asked) * 1000)
  const until = Date.parse(asked)
  if (Number.isNaN(until)) return undefined
  const sent = Date.parse(headers.get('date') ?? '')
  return new Date(now + Math.max(0, until - (Number.isNaN(sent) ? now : sent)))
}
