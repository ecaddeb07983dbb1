import type { KeptValue } from '#base/storage/kept-value.ts'
import { type RowEnd, type TableRow, type VariantTable, ended, isStopped, withRow } from './list.ts'

type TableStore = Pick<KeptValue<VariantTable>, 'get' | 'set' | 'subscribe' | 'keeping'>

export type TableRun = {
  store: TableStore
  /** Of this run alone. */
  claim: string
  now: () => number
  pause: () => Promise<void>
  isStopped: () => boolean
  /** Sends a claimed row once, and resolves when its outcome is known or given up. */
  create: (row: TableRow, table: NonNullable<VariantTable>) => Promise<RowEnd>
  /** Reads what became of a row that an earlier page claimed; sends nothing. */
  lookUp: (row: TableRow, table: NonNullable<VariantTable>) => Promise<RowEnd>
}

/** Why the run ended. `not-kept`: this browser could not store that a row is about to be sent. */
export type RunEnd = 'done' | 'stopped' | 'row' | 'not-kept'

/**
 * Creates the waiting rows one after another, and stops at the first that is not created. A row is
 * claimed on the disk before it is sent, by comparing and replacing, so that no tab, reload or
 * second run ever sends one that may have been sent.
 */
export async function runTable(run: TableRun): Promise<RunEnd> {
  const { store } = run
  if (!(await lookUpClaimed(run))) return 'row'
  for (;;) {
    if (run.isStopped()) return 'stopped'
    const rows = store.get()?.rows ?? []
    if (rows.some((row) => row.state === 'claimed' || isStopped(row))) return 'row'
    const next = rows.find(({ state }) => state === 'waiting')
    if (!next) return 'done'
    const claim = await claimed(store, next.operationId, run.claim)
    if (claim === 'not-kept') return claim
    const table = store.get()
    if (claim === 'taken' || !table) return 'stopped'
    const end = await run.create(next, table)
    store.set(ended(next.operationId, end, run.now()))
    if (end.state !== 'created' || end.created.length > 1) return 'row'
    await run.pause()
  }
}

/** Settles the rows that an earlier page claimed, by reads alone; false if one stays open. */
export async function lookUpClaimed({ store, lookUp, now }: TableRun): Promise<boolean> {
  for (const row of store.get()?.rows ?? []) {
    const table = store.get()
    if (row.state !== 'claimed' || !table) continue
    const end = await lookUp(row, table)
    store.set(ended(row.operationId, end, now()))
    if (end.state !== 'created') return false
  }
  return true
}

/** The disk decides: the edit is applied to what is stored, and again if a tab was faster. */
async function claimed(
  store: TableStore,
  operationId: string,
  claim: string,
): Promise<'claimed' | 'taken' | 'not-kept'> {
  store.set(
    withRow(operationId, (row) =>
      row.state === 'waiting' ? { ...row, state: 'claimed', claim } : row,
    ),
  )
  if (!(await isStored(store))) {
    store.set(
      withRow(operationId, (row) => (row.claim === claim ? { ...row, state: 'waiting' } : row)),
    )
    return 'not-kept'
  }
  const stored = store.get()?.rows.find((row) => row.operationId === operationId)
  return stored?.state === 'claimed' && stored.claim === claim ? 'claimed' : 'taken'
}

function isStored({ keeping }: TableStore): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const state = keeping.get()
      if (state === 'waiting') return
      unsubscribe()
      resolve(state === 'kept')
    }
    const unsubscribe = keeping.subscribe(look)
    look()
  })
}
