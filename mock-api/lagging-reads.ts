import type { Behaviour } from './character-points.ts'
import type { Database, Store } from './database.ts'

/** An earlier state, and until when it was true. */
type Past = { until: number; stores: Store[] }

export type LaggingReads = ReturnType<typeof createLaggingReads>

const lags: Record<Behaviour<'reads'>, number> = {
  'see-every-write': 0,
  'lag-5-seconds': 5_000,
  'lag-30-seconds': 30_000,
  'lag-for-good': Infinity,
}

/** Reads that show an earlier state. */
export function createLaggingReads(behaviour: Behaviour<'reads'>, clock: () => number) {
  const lag = lags[behaviour]
  const since = clock()
  let pasts: Past[] = []
  return {
    /** Called before anything changes, or once it is known that something did. */
    remember({ stores }: Pick<Database, 'stores'>, until = clock()) {
      if (lag === 0) return
      pasts = pasts.filter((past) => past.until >= Math.max(since, clock() - lag))
      pasts.push({ until, stores: stores.map(copyOf) })
    },

    /** What a read sees: nothing older than the moment at which the lag began. */
    seen(database: Database): Database {
      const asOf = Math.max(since, clock() - lag)
      const past = lag > 0 ? pasts.find(({ until }) => until >= asOf) : undefined
      return past ? { ...database, stores: past.stores } : database
    },
  }
}

/** Stores change by replacing their fields, except for these two maps. */
function copyOf(store: Store): Store {
  return { ...store, refunds: new Map(store.refunds), replies: new Map(store.replies) }
}
