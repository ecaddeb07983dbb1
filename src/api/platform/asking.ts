import type { OperationId, WriteOperation } from '#api/operations.ts'
import { type PathParams, type QueryParams, buildPath, buildQuery } from '#api/request.ts'
import { t } from '#base/language/words.ts'
import type { Row } from './judge.ts'

/** No type and no table here knows a write, so none can be asked. */
export type ReadOperation = Exclude<OperationId, WriteOperation>

export type PlatformAnswer =
  /** An envelope that says `success: true`. */
  | { kind: 'answer'; data?: unknown; pages?: unknown }
  | { kind: 'refused'; status: number; retryAfter?: number }
  /** Not the service's form; `why` is said to whoever asked. */
  | { kind: 'unreadable'; why: string }
  /** Nothing more can be asked: no connection, a refused key. */
  | { kind: 'lost'; why: string }

export type Ask = (
  operation: ReadOperation,
  path: string,
  signal: AbortSignal,
) => Promise<PlatformAnswer>

export const MOST_READS = 40
/** Milliseconds between the starts of two requests. */
const PACE = 500
/** A platform that asks for a longer rest is left alone. */
const LONGEST_REST = 60_000

export type AskingDependencies = {
  ask: Ask
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  now: () => number
  onRead?: (reads: number) => void
  signal: AbortSignal
}

/** Why the check ended before its last question. */
export class CheckEnded extends Error {}

/** Not all questions fit; what was answered is as good as ever. */
export class ReadsSpent extends CheckEnded {}

export type Reading = <Id extends ReadOperation>(
  operation: Id,
  params: PathParams<Id>,
  query?: QueryParams<Id>,
) => Promise<PlatformAnswer>

/** One request after another, at most two a second, never more than `MOST_READS`. */
export function createAsking(dependencies: AskingDependencies) {
  const { ask, wait, now, onRead, signal } = dependencies
  let reads = 0
  let begun = -Infinity
  /** The rest that the platform asked for when it was asked too often, in milliseconds. */
  let rest: { asked: number | undefined } | undefined

  const read: Reading = async (operation, params, query = {}) => {
    const path = buildPath(operation, params) + buildQuery(operation, query)
    for (;;) {
      const answer = await once(operation, path)
      if (answer.kind === 'lost') throw new CheckEnded(answer.why)
      if (answer.kind !== 'refused' || answer.status !== 429) return answer
      const { retryAfter } = answer
      const isFirst = rest === undefined
      rest = { asked: retryAfter ?? rest?.asked }
      if (!isFirst && retryAfter === undefined) throw new CheckEnded(t`asked too often (429)`)
      if ((retryAfter ?? 0) > LONGEST_REST) throw new CheckEnded(t`it asked for a long rest (429)`)
      await wait(retryAfter ?? 10 * PACE, signal)
    }
  }

  async function once(operation: ReadOperation, path: string) {
    signal.throwIfAborted()
    if (reads >= MOST_READS) throw new ReadsSpent(t`${MOST_READS} reads are the most`)
    const pause = begun + PACE - now()
    if (pause > 0) await wait(pause, signal)
    begun = now()
    reads += 1
    onRead?.(reads)
    return ask(operation, path, signal)
  }

  return { read, reads: () => reads, rest: () => rest }
}

/** Each row once: some platforms repeat rows within a page. */
export function rowsOf(answer: PlatformAnswer): readonly Row[] {
  if (answer.kind !== 'answer' || !Array.isArray(answer.data)) return []
  const rows = answer.data.filter((row): row is Row => typeof row === 'object' && row !== null)
  const ids = new Set<unknown>()
  return rows.filter(({ id }) => {
    const isRepeated = id !== undefined && ids.has(id)
    ids.add(id)
    return !isRepeated
  })
}

export const pagesOf = (answer: PlatformAnswer): number | undefined =>
  answer.kind === 'answer' && typeof answer.pages === 'number' ? answer.pages : undefined

export const textOf = (row: Row | undefined, field: string): string | undefined => {
  const value = row?.[field]
  return typeof value === 'string' && value !== '' ? value : undefined
}

export const numbersOf = (rows: readonly Row[], field: string) => rows.map((row) => row[field])
