import * as z from 'zod/mini'
import { presentTime } from '#base/time/now.ts'
import { keptChecks } from '#model/reading/checks/kept.ts'
import { waitingCount } from '#model/doing/tickets/waiting-count.ts'
import { foundCounts } from '#model/reading/overview/found-counts.ts'

/** Milliseconds after which a last count says nothing of today. */
const KEPT_FOR = 24 * 3_600_000

const counted = { ...foundCounts, tickets: waitingCount }

/** By the page that the navigation leads to. */
const Counts = z.catch(
  z.record(z.string(), z.object({ count: z.number(), at: z.number() })),
  () => ({}),
)

/** Undefined where it was found too long ago. */
export function lastCount(storeId: string, section: string): number | undefined {
  const last = Counts.parse(keptChecks(storeId).get().counts)[section]
  return last && presentTime() - last.at < KEPT_FOR ? last.count : undefined
}

export function keepLastCount(storeId: string, section: string, count: number) {
  keptChecks(storeId).set(({ counts, ...others }) => ({
    ...others,
    counts: { ...Counts.parse(counts), [section]: { count, at: presentTime() } },
  }))
}

/** After a reload the navigation tells the last counts, as such, until a read confirms them. */
export function keepFoundCounts(_: unknown, storeId: string): () => void {
  const kept = keptChecks(storeId)

  function show() {
    for (const [section, found] of Object.entries(counted)) {
      const count = lastCount(storeId, section)
      const known = found.get()
      // A read that has only begun knows less.
      const isKnown = known?.storeId === storeId && !(known.isPartial && known.count === 0)
      if (isKnown || count === undefined) continue
      found.set({ storeId, count, isPartial: false, isKept: true })
    }
  }

  const stops = Object.entries(counted).map(([section, found]) => {
    function keep() {
      const known = found.get()
      if (known?.storeId !== storeId || known.isKept || known.isPartial) return
      keepLastCount(storeId, section, known.count)
    }
    // The overview may have found it before this part was loaded.
    keep()
    return found.subscribe(keep)
  })
  stops.push(kept.subscribe(show))
  show()
  return () => stops.forEach((stop) => stop())
}
