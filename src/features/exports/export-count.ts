import { ONE_ROW, exactCount } from '#api/query.ts'
import { exportKind } from '#model/reading/export/kinds.ts'
import type { ExportTarget } from './export-button.tsx'

/** Reads the number of records now; null if the platform does not tell it exactly. */
export async function exactCountOf(
  { kind, owner, query, rows }: ExportTarget,
  signal: AbortSignal,
): Promise<number | null> {
  const { read } = exportKind(kind)
  if (!read || !query) return rows?.length ?? 0
  // A query's data may not be undefined.
  return exactCount(await read(owner, { ...query, ...ONE_ROW }, signal)) ?? null
}
