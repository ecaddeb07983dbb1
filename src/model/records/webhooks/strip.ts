import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { instantOf, oldestFirst } from '#base/time/by-time.ts'

/** One delivery in the strip; without a readable time it belongs to no span. */
export type Bar = { log: WebhookLog; instant: number | undefined }
/** A part of the strip by its times, so that it stays what it is while deliveries arrive. */
export type Chosen = { from: number; to: number }

/** Oldest first, those without a time last. */
export const barsOf = (logs: readonly WebhookLog[]): Bar[] =>
  logs.toSorted(oldestFirst).map((log) => ({ log, instant: instantOf(log.dateCreated) }))

export function isIn({ instant }: Bar, { from, to }: Chosen): boolean {
  return instant !== undefined && instant >= Math.min(from, to) && instant <= Math.max(from, to)
}

/** Where a key leads on the strip; undefined for a key that leads nowhere. */
export function chosenBy(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  isRtl: boolean,
  bars: readonly Bar[],
  chosen: Chosen | undefined,
): Chosen | undefined {
  const times = bars.flatMap(({ instant }) => instant ?? [])
  const at = chosen ? times.indexOf(chosen.to) : times.length
  const steps: Record<string, number> = {
    ArrowLeft: at + (isRtl ? 1 : -1),
    ArrowRight: at + (isRtl ? -1 : 1),
    Home: 0,
    End: times.length - 1,
  }
  const step = steps[key]
  const to = step === undefined ? undefined : times[Math.min(times.length - 1, Math.max(0, step))]
  return to === undefined ? undefined : { from: (shiftKey && chosen?.from) || to, to }
}
