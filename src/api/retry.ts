import type { ApiError } from './errors.ts'

/** For reads; writes are never retried. */
const RETRIES = 2
const BACKOFF_FLOOR = 500
const BACKOFF_CEILINGS = [2000, 8000]
/** The merchant is told about a longer wait instead. */
const LONGEST_WAIT = 60_000

const TEMPORARY = new Set([408, 429, 502, 503, 504])

/** Undefined if a retry would not help; random, so that pages do not retry in step. */
export function retryDelay(error: ApiError, attempt: number): number | undefined {
  if (attempt >= RETRIES || !isWorthRetrying(error, attempt)) return undefined
  const ceiling = BACKOFF_CEILINGS[attempt] ?? BACKOFF_FLOOR
  const backoff = BACKOFF_FLOOR + Math.random() * (ceiling - BACKOFF_FLOOR)
  if (error.retryAt === undefined) return backoff
  const requestedDelay = error.retryAt.getTime() - error.at.getTime()
  return requestedDelay > LONGEST_WAIT ? undefined : Math.max(requestedDelay, backoff)
}

function isWorthRetrying({ kind, status }: ApiError, attempt: number): boolean {
  if (kind === 'network' || kind === 'cross-origin') return true
  if (kind !== 'refused' || status === undefined) return false
  return TEMPORARY.has(status) || (status === 500 && attempt === 0)
}

/** A date is measured against the answer’s own `Date`, because the device’s clock may be wrong. */
export function retryTime(headers: Headers): Date | undefined {
  const retryAfter = headers.get('retry-after')?.trim()
  if (!retryAfter) return undefined
  const now = Date.now()
  if (/^\d{1,9}$/.test(retryAfter)) return new Date(now + Number(retryAfter) * 1000)
  const until = Date.parse(retryAfter)
  if (Number.isNaN(until)) return undefined
  const sent = Date.parse(headers.get('date') ?? '')
  return new Date(now + Math.max(0, until - (Number.isNaN(sent) ? now : sent)))
}
