import { ApiError } from '#api/errors.ts'

const DELAYS = [5_000, 15_000, 60_000, 120_000]
/** The platform may ask for a long rest, but a job that waits for hours should say so. */
const LONGEST = 15 * 60_000
const TEMPORARY = new Set([408, 429, 500, 502, 503, 504])

/** The fetch layer has already tried three times; undefined means to stop. */
export function patience(error: unknown, failures: number): number | undefined {
  if (!(error instanceof ApiError) || !isTemporary(error)) return undefined
  const delay = DELAYS[failures - 1]
  if (delay === undefined || !error.retryAt) return delay
  const asked = error.retryAt.getTime() - error.at.getTime()
  return asked > LONGEST ? undefined : Math.max(asked, delay)
}

export function isTemporary({ kind, status = 0 }: ApiError): boolean {
  if (kind === 'refused') return TEMPORARY.has(status)
  return ['network', 'cross-origin', 'offline', 'timeout', 'unreadable'].includes(kind)
}
