import * as z from 'zod/mini'
import { presentTime } from '#base/time/now.ts'
import { keptChecks } from '#model/reading/checks/kept.ts'
import { foundCounts } from '#model/reading/overview/found-counts.ts'

/** Milliseconds after which a last count says nothing of today. */
const KEPT_FOR = 24 * 3_600_000

/** By the page that the navigation leads to. */
const Counts = z.catch(
  z.record(z.string(), z.object({ count: z.number(), at: z.number() })),
  () => ({}),
)

/** After a reload the navigation tells the last counts, as such, until a read confirms them. */
export function keepFoundCounts(_: unknown, storeId: string): () => void {
  const kept = keptChecks(storeId)

  function show() {
    const counts = Counts.parse(kept.get().counts)
    for (const [section, found] of Object.entries(foundCounts)) {
      const last = counts[section]
      if (found.get()?.storeId === storeId || !last) continue
      const age = presentTime() - last.at
      if (age < KEPT_FOR) found.set({ storeId, count: last.count, isPartial: false, isKept: true })
    }
  }

  const stops = Object.entries(foundCounts).map(([section, found]) => {
    function keep() {
      const known = found.get()
      if (known?.storeId !== storeId || known.isKept || known.isPartial) return
      const last = { count: known.count, at: presentTime() }
      kept.set(({ counts, ...others }) => ({
        ...others,
        counts: { ...Counts.parse(counts), [section]: last },
      }))
    }
    // The overview may have found it before this part was loaded.
    keep()
    return found.subscribe(keep)
  })
  stops.push(kept.subscribe(show))
  show()
  return () => stops.forEach((stop) => stop())
}
