import { onForget, ownedMap } from '#base/storage/owned.ts'
import { createListeners } from '#base/storage/store.ts'
import { pause } from '#base/time/pause.ts'
import { privateStoresLoaded } from '#base/storage/private-store.ts'
import { type ProductTarget, variantCreations } from '#model/doing/writes/kinds/variants.ts'
import { withWriteLock } from '#model/doing/writes/lock.ts'
import { createRow, endOf, lookUpRow } from './creation.ts'
import { ended, variantTables } from './list.ts'
import { type RunEnd, lookUpClaimed, runTable } from './run.ts'

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
