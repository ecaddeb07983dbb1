import { session } from '#api/session.ts'
import { createVariant } from '#api/writes.ts'
import type { Variant } from '#api/schemas/products.ts'
import { writeJournal } from '#model/doing/writes/journal.ts'
import { findVariant, variantFingerprint } from '#model/doing/writes/kinds/variant-finding.ts'
import {
  type ProductTarget,
  type VariantWriteState,
  creationKind,
  creationOf,
  variantCreations,
} from '#model/doing/writes/kinds/variants.ts'
import { isSettled } from '#model/doing/writes/state.ts'
import type { RowEnd, TableRow, VariantTable } from './list.ts'
import { whyOf } from './why.ts'

type Table = NonNullable<VariantTable>
type Process = ReturnType<typeof variantCreations.get>

const TABLE = 'variant-table#'
/** Names the row in the journal of writes. */
const rowReference = ({ operationId }: TableRow) => TABLE + operationId

/** Whether the product’s write is of a table, and not of a form. */
export const isOfTable = (process: Pick<Process, 'attempt'>): boolean =>
  process.attempt()?.draft?.startsWith(TABLE) === true

/** Sends the row through the protocol of all writes, under the row’s own id. */
export async function createRow(
  target: ProductTarget,
  row: TableRow,
  table: Table,
): Promise<RowEnd> {
  const process = variantCreations.get(target)
  reset(process)
  if (process.state().phase !== 'review') return notSent(process.state())
  let isSent = false
  const precheck = creationOf(target, row.body, seen(table), (storeId, productId, body, caller) => {
    isSent = true
    return createVariant(storeId, productId, body, { ...caller, operationId: row.operationId })
  })
  await process.confirm(precheck, rowReference(row))
  if (!isSent) return notSent(process.state())
  return endOf(process, row) ?? unknown('lost')
}

/** What became of a row that an earlier page claimed. Reads only. */
export async function lookUpRow(
  target: ProductTarget,
  row: TableRow,
  table: Table,
): Promise<RowEnd> {
  const { account } = session.current()
  const process = variantCreations.get(target)
  const entry = writeJournal.entries(account).find(({ draft }) => draft === rowReference(row))
  if (entry) {
    await settled(process)
    if (process.attempt()?.draft !== entry.draft) reset(process)
    await process.resume(entry)
    await settled(process)
    const end = endOf(process, row)
    if (end) return end
  }
  return findRow(target, row, table)
}

async function findRow(target: ProductTarget, row: TableRow, table: Table): Promise<RowEnd> {
  try {
    const product = await creationKind.read(target)
    const own = { ids: new Set<string>(), recent: [], seen: new Set<string>() }
    const before = seen(table) as Variant[]
    const fingerprint = variantFingerprint(row.body, before, own)
    const found = findVariant(product, { fingerprint, own })
    return found.match === 'certain'
      ? { state: 'created', created: found.effect.map(({ id }) => id) }
      : unknown('not-shown')
  } catch {
    return unknown('not-read')
  }
}

const unknown = (phase: 'lost' | 'not-shown' | 'not-read'): RowEnd => ({
  state: 'unknown',
  created: [],
  why: { phase },
})

/** A variant that is still being looked for, or asked about, is not given up for a row. */
function reset(process: Process) {
  if (!isSettled(process.state()) || process.state().phase === 'likely') return
  process.review()
  process.again()
}

/** Undefined if the write is not about this row. */
export function endOf(process: Process, row: TableRow): RowEnd | undefined {
  const state = process.state()
  const isEarlier = 'isEarlier' in state && state.isEarlier
  if (isEarlier || process.attempt()?.draft !== rowReference(row)) return undefined
  const told = whyOf(state)
  switch (state.phase) {
    case 'done':
      return { ...told, state: 'created', created: state.effect.map(({ id }) => id) }
    case 'rejected':
      return { ...told, state: 'refused', created: [] }
    case 'likely':
    case 'not-recorded':
    case 'unprovable':
    case 'checking':
      return { ...told, state: 'unknown', created: [] }
    case 'not-sent':
      return notSent(state)
    default:
      return undefined
  }
}

/** Held if the row itself must be decided about; else it waits until the way is free. */
function notSent(state: VariantWriteState): RowEnd {
  const told = { ...whyOf(state), created: [] }
  if (state.phase !== 'not-sent') {
    const isEarlier = 'isEarlier' in state && state.isEarlier
    return { ...(isEarlier ? told : { ...told, why: { phase: 'other' } }), state: 'waiting' }
  }
  const { reason, change = [] } = state
  if (reason === 'changed') {
    return { ...told, state: 'held', namesakes: change.map(({ id }) => id) }
  }
  return { ...told, state: reason === 'unsent' ? 'held' : 'waiting' }
}

/** A variant that nobody has seen here and that has the row’s name stops the row. */
const seen = ({ known, rows }: Table): Pick<Variant, 'id'>[] =>
  [...known, ...rows.flatMap(({ created }) => created)].map((id) => ({ id }))

function settled(process: Process): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSettled(process.state())) return
      stop()
      resolve()
    }
    const stop = process.subscribe(look)
    look()
  })
}
