import { DEFAULT_PAGE_SIZE } from '#api/list-parameters.ts'
import { readCount } from '#api/own-pages.ts'
import { exportKind } from '#model/reading/export/kinds.ts'
import { idsWithTag } from '#model/reading/lists/tagged.ts'
import { notedKindOf } from '#model/reading/memory/record-notes.ts'
import { countBeside } from '#model/records/count-beside.ts'
import type { ExportTarget } from './export-button.tsx'

/** Reads the number of records now; null if the platform does not tell it exactly. */
export async function exactCountOf(
  { kind, owner, query, rows }: ExportTarget,
  signal: AbortSignal,
): Promise<number | null> {
  const { read, ruleOf, flags = [] } = exportKind(kind)
  if (!read || !query) return rows?.length ?? 0
  const { tag } = query
  if (typeof tag === 'string') return (await idsWithTag(owner, notedKindOf(kind), tag)).length
  const count = await readCount((asked) => read(owner, asked, signal), query)
  const page = { page: 1, pageSize: DEFAULT_PAGE_SIZE }
  if (count === undefined) return null
  if (count === 0 && flags.some((name) => query[name] === false)) {
    const wide = { ...query, ...Object.fromEntries(flags.map((name) => [name, undefined])) }
    const { items } = await read(owner, { ...wide, ...page }, signal)
    // The platform takes the filter for its opposite, so the export reads without it.
    return items.some(ruleOf?.(query) ?? (() => false)) ? null : 0
  }
  // A query's data may not be undefined.
  return countBeside(await read(owner, { ...query, ...page }, signal), page, count) ?? null
}
