import type { Value } from '#api/request.ts'
import { filterJudges } from '#model/reading/lists/ignored.ts'
import { idsWithTag, meetsFilters, readTagged } from '#model/reading/lists/tagged.ts'
import { notedKindOf } from '#model/reading/memory/record-notes.ts'
import type { WalkSource } from '#model/reading/walk/walk.ts'
import { type ExportKindName, exportKind } from './kinds.ts'

type Identified = { id: string; dateCreated?: string }
type Query = Record<string, Value> & { tag: string }

/** Records with a tag, which the platform cannot list: one by one, by their ids. */
export function taggedSource(
  kind: ExportKindName,
  storeId: string,
  query: Query,
): WalkSource<Identified> {
  const { tag, sort: asSort, ...filters } = query
  const sort = typeof asSort === 'string' ? asSort : undefined
  const noted = notedKindOf(kind)
  return {
    async readPage(page, pageSize, signal) {
      const asked = { kind: noted, storeId, tag, sort }
      const found = await readTagged(asked, { page, pageSize }, { signal })
      if (found.failed.length > 0) throw found.failure
      return { ...found, received: found.items.length + found.gone.length }
    },
    matches: meetsFilters(noted, filters),
    unproven: filterJudges(exportKind(kind).list, filters).unproven,
    count: async () => (await idsWithTag(storeId, noted, tag)).length,
  }
}
