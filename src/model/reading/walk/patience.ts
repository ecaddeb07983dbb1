import { ApiError } from '#api/errors.ts'
import type { pause } from '#base/time/pause.ts'

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

function isTemporary({ kind, status = 0 }: ApiError): boolean {
  if (kind === 'refused') return TEMPORARY.has(status)
  return ['network', 'cross-origin', 'offline', 'timeout', 'unreadable'].includes(kind)
}

/** Whether only this record is concerned, unlike a refused key or a lost connection. */
export function isItsOwn(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === 401) return false
  return error.kind === 'unreadable' || !isTemporary(error)
}

/** For what concerns all records; the next one is read instead of waiting for this one. */
export const patienceWithAll: typeof patience = (error, failures) =>
  isItsOwn(error) ? undefined : patience(error, failures)

export type Waiting = {
  /** Milliseconds to wait after this failure, or undefined to give up. */
  patience: (error: unknown, failures: number) => number | undefined
  /** Reports a wait: the instant at which the work goes on, or undefined when it does, and why. */
  onWait: (until: number | undefined, error?: unknown) => void
  wait: typeof pause
  now: () => number
}

export async function retry<Value>(
  work: () => Promise<Value>,
  { patience: delayOf, onWait, wait, now }: Waiting,
  signal: AbortSignal,
): Promise<Value> {
  for (let failures = 1; ; failures += 1) {
    try {
      const value = await work()
      if (failures > 1) onWait(undefined)
      return value
    } catch (error) {
      signal.throwIfAborted()
      const delay = delayOf(error, failures)
      if (delay === undefined) {
        if (failures > 1) onWait(undefined)
        throw error
      }
      onWait(now() + delay, error)
      await wait(delay, signal)
      onWait(undefined, error)
    }
  }
}
