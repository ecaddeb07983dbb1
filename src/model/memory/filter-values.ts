import { useSyncExternalStore } from 'react'

/*
 * The specification lists neither the statuses nor the gateways. What this browser has met in a
 * store is offered when filtering; the exact spelling is kept, because the service gets it back.
 */
const MOST = 40
const kinds = ['status', 'gateway'] as const
type LearnedKind = (typeof kinds)[number]
type Learned = Record<LearnedKind, readonly string[]>

const nothing: Learned = { status: [], gateway: [] }
const stores = new Map<string, Learned>()
const listeners = new Set<() => void>()

/** Remembers the statuses and gateways of these records. */
export function rememberFilterValues(
  storeId: string,
  records: { status?: string; gateway?: string }[],
) {
  const known = filterValuesOf(storeId)
  const next = { ...known }
  for (const kind of kinds) {
    const met = records.flatMap((record) => record[kind] || [])
    const values = new Set([...known[kind], ...met])
    if (values.size > known[kind].length) next[kind] = [...values].toSorted().slice(0, MOST)
  }
  if (kinds.every((kind) => next[kind] === known[kind])) return
  stores.set(storeId, next)
  try {
    localStorage.setItem(keyOf(storeId), JSON.stringify(next))
  } catch {
    // Then they are learned anew in the next visit.
  }
  for (const listener of listeners) listener()
}

export function useFilterValues(storeId: string): Learned {
  return useSyncExternalStore(subscribe, () => filterValuesOf(storeId))
}

function filterValuesOf(storeId: string): Learned {
  const known = stores.get(storeId) ?? stored(storeId)
  stores.set(storeId, known)
  return known
}

function stored(storeId: string): Learned {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(storeId)) ?? 'null')
    if (typeof value !== 'object' || value === null) return nothing
    const texts = (kind: LearnedKind) => {
      const list: unknown = (value as Partial<Record<LearnedKind, unknown>>)[kind]
      return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : []
    }
    return { status: texts('status'), gateway: texts('gateway') }
  } catch {
    return nothing
  }
}

const keyOf = (storeId: string) => `counter-learned-${storeId}`

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
