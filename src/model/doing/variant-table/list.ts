import * as z from 'zod/mini'
import { CreateVariant } from '#api/schemas/products.ts'
import { privateStores } from '#base/storage/private-store.ts'
import { bodiesAsText } from '#model/records/products/variant-table.ts'

/** Of an attempt that came to nothing certain: a phase of the write, or what a lookup found. */
const RowWhy = z.object({
  phase: z.string(),
  reason: z.optional(z.string()),
  isEarlier: z.optional(z.literal(true)),
  isAccepted: z.optional(z.literal(true)),
  /** Of its error. */
  kind: z.optional(z.string()),
  status: z.optional(z.number()),
  /** What the platform or the host said of it. */
  said: z.optional(z.string()),
})
export type RowWhy = z.infer<typeof RowWhy>

const Row = z.object({
  number: z.number(),
  body: CreateVariant,
  /**
   * `waiting`: never sent. `claimed`: one tab may have sent it. `held`: not sent, because something
   * stood in the way. `unknown`: it may exist. Only the merchant sends what is held, refused or
   * unknown.
   */
  state: z.enum(['waiting', 'claimed', 'created', 'held', 'refused', 'unknown', 'skipped']),
  /** Identifies the attempt at the host, which joins repetitions, and in the journal. */
  operationId: z.string(),
  /** The run that claimed it. */
  claim: z.optional(z.string()),
  /** Of the variants that it became; more than one if the connection repeated it. */
  created: z.array(z.string()),
  /** Ids of variants with its name that appeared meanwhile, if that is why it is held. */
  namesakes: z.optional(z.array(z.string())),
  at: z.optional(z.number()),
  why: z.optional(RowWhy),
  /** The same in words, which 1.0.0 kept. */
  title: z.optional(z.string()),
  text: z.optional(z.string()),
  code: z.optional(z.string()),
})
export type TableRow = z.infer<typeof Row>

const VariantTable = z.object({
  /** Ids of the variants that the merchant has seen in the product. */
  known: z.array(z.string()),
  rows: z.array(Row),
})
export type VariantTable = z.infer<typeof VariantTable> | undefined

/** By product. Outlives the page, so that a reload knows what was sent. */
export const variantTables = privateStores(
  'variant-table',
  z.optional(VariantTable),
  undefined as VariantTable,
)

export function newTable(
  rows: readonly { number: number; body: CreateVariant }[],
  known: readonly string[],
): NonNullable<VariantTable> {
  return {
    known: [...known],
    rows: rows.map((row) => ({
      ...row,
      state: 'waiting',
      operationId: crypto.randomUUID(),
      created: [],
    })),
  }
}

/** What an attempt came to. */
export type RowEnd = Pick<TableRow, 'state' | 'created' | 'namesakes' | 'why' | 'code'>

/** Changes one row, if the attempt that it is about is still the present one. */
export const withRow =
  (operationId: string, change: (row: TableRow) => TableRow) =>
  (table: VariantTable): VariantTable => {
    const row = table?.rows.find((one) => one.operationId === operationId)
    const changed = row && change(row)
    if (!table || changed === row) return table
    return { ...table, rows: table.rows.map((one) => (one === row && changed ? changed : one)) }
  }

/** What another tab has found out meanwhile stays, unless this tab knows that it was created. */
export const ended = (operationId: string, end: RowEnd, at: number) =>
  withRow(operationId, (row) =>
    row.state === 'claimed' || (row.state !== 'created' && end.state === 'created')
      ? { ...row, ...end, at }
      : row,
  )

/** The states from which only the merchant sends a row again, or skips it. */
export const isStopped = ({ state }: Pick<TableRow, 'state'>): boolean =>
  ['held', 'refused', 'unknown'].includes(state)

/** To be sent as another attempt, because the merchant has seen why it stopped and decided so. */
export const again =
  (operationId: string, newId: string) =>
  (table: VariantTable): VariantTable => {
    const row = table?.rows.find((one) => one.operationId === operationId)
    if (!table || !row || !isStopped(row)) return table
    const { number, body, namesakes = [] } = row
    const next: TableRow = { number, body, state: 'waiting', operationId: newId, created: [] }
    return {
      known: [...table.known, ...namesakes],
      rows: table.rows.map((one) => (one === row ? next : one)),
    }
  }

export const skipped = (operationId: string) =>
  withRow(operationId, (row) => (isStopped(row) ? { ...row, state: 'skipped' } : row))

/** The rows that were neither sent nor given up, to be changed and checked once more. */
export const unsentAsText = ({ rows }: NonNullable<VariantTable>): string =>
  bodiesAsText(
    rows
      .filter(({ state }) => ['waiting', 'held', 'refused'].includes(state))
      .map(({ body }) => body),
  )
