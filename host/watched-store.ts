import { causeOf } from './cause.ts'
import type { Log } from './log.ts'
import type { Store } from './store.ts'

export type WatchedStore = Store & {
  /** Calls under way finish at the previous store. */
  replace: (next: Store) => void
}

/** A replaced store stays open for longer than any lock that may still be released there. */
const closedAfter = 120_000

/** Every method of a store rejects only while it is unreachable. */
export function watchStore(first: Store, log: Log, onFailure: () => void): WatchedStore {
  let current = first
  let lostAt: number | undefined

  async function watch(calling: Promise<unknown>) {
    try {
      const result = await calling
      if (lostAt !== undefined) log.info({ event: 'store-back', ms: Date.now() - lostAt })
      lostAt = undefined
      return result
    } catch (error) {
      onFailure()
      if (lostAt === undefined) log.error({ event: 'store-lost', cause: causeOf(error) })
      lostAt ??= Date.now()
      throw error
    }
  }

  function replace(next: Store) {
    const before = current
    current = next
    setTimeout(() => void before.close().catch(() => undefined), closedAfter).unref()
  }

  return new Proxy(first, {
    get(_, name) {
      if (name === 'replace') return replace
      const field: unknown = Reflect.get(current, name)
      if (typeof field !== 'function') return field
      return (...args: unknown[]) => watch(field.apply(current, args) as Promise<unknown>)
    },
  }) as WatchedStore
}
