import { onForget, ownedMap } from '#base/storage/owned.ts'
import { createListeners } from '#base/storage/store.ts'
import { pause } from '#base/time/pause.ts'
import { privateStoresLoaded } from '#base/storage/private-store.ts'
import { type ProductTarget, variantCreations } from '#model/doing/writes/kinds/variants.ts'
import { withWriteLock } from '#model/doing/writes/lock.ts'
import { createRow, endOf, lookUpRow } from './creation.ts'
import {
  ended,
  variantTables,
  type RowEnd,
  type TableRow,
  type VariantTable,
  isStopped,
  withRow,
} from './list.ts'
import type { KeptValue } from '#base/storage/kept-value.ts'

/** `elsewhere`: another tab creates these. */
export type RunState = 'running' | 'looking-up' | 'stopping' | 'elsewhere' | RunEnd

/** Milliseconds between two rows: each is three requests, of which two a second are polite. */
const PACE = 1_000

/* The run goes on while other pages are shown, so it lives here. */
const states = ownedMap<string, RunState>()
const followed = new Set<string>()
onForget(() => followed.clear())
const changes = createListeners()

export const runStateOf = (productId: string) => ({
  get: () => states.get(productId),
  subscribe: changes.subscribe,
})

function become(productId: string, state: RunState | undefined) {
  if (state) states.set(productId, state)
  else states.delete(productId)
  changes.notify()
}

const isBusy = (state: RunState | undefined) =>
  state === 'running' || state === 'looking-up' || state === 'stopping'

export const startRun = (target: ProductTarget) =>
  inOneTab(target, 'running', (run) => runTable(run))

/** Finds out by reading what became of a row that an earlier page was sending. */
export const lookUpOpenRow = (target: ProductTarget) =>
  inOneTab(target, 'looking-up', async (run) => ((await lookUpClaimed(run)) ? undefined : 'row'))

/** After the row that is being sent. */
export function stopRun({ productId }: ProductTarget) {
  if (states.get(productId) === 'running') become(productId, 'stopping')
}

async function inOneTab(
  target: ProductTarget,
  as: 'running' | 'looking-up',
  work: (run: Parameters<typeof runTable>[0]) => Promise<RunEnd | undefined>,
) {
  const { productId } = target
  if (isBusy(states.get(productId))) return
  become(productId, as)
  let end: RunState | undefined = 'elsewhere'
  followLateOutcomes(target)
  await privateStoresLoaded()
  await withWriteLock(`variant-table:${productId.toLowerCase()}`, async () => {
    end = await work({
      store: variantTables(productId),
      claim: crypto.randomUUID(),
      now: Date.now,
      pause: () => pause(PACE),
      isStopped: () => states.get(productId) !== 'running',
      create: (row, table) => createRow(target, row, table),
      lookUp: (row, table) => lookUpRow(target, row, table),
    })
  })
  become(productId, end)
}

/** A row’s outcome may become known after its run has stopped, whatever page is shown then. */
export function followLateOutcomes(target: ProductTarget) {
  const process = variantCreations.get(target)
  const store = variantTables(target.productId)
  if (followed.has(target.productId)) return
  followed.add(target.productId)
  const look = () => {
    for (const row of store.get()?.rows ?? []) {
      const end = row.state === 'created' ? undefined : endOf(process, row)
      if (end?.state === 'created') store.set(ended(row.operationId, end, Date.now()))
    }
  }
  process.subscribe(look)
  look()
}

type TableStore = Pick<KeptValue<VariantTable>, 'get' | 'set' | 'subscribe' | 'keeping'>

type TableRun = {
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
type RunEnd = 'done' | 'stopped' | 'row' | 'not-kept'

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
