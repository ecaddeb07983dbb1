import { ApiError } from '#api/errors.ts'
import type { Value } from '#api/request.ts'
import type { Parameters } from '#base/address/address.ts'
import { privateStoresLoaded } from '#base/storage/private-store.ts'
import type { pause } from '#base/time/pause.ts'
import { DETAIL_PACE } from '#model/reading/walk/pages.ts'
import type { FilterContext } from '#model/reading/lists/filters.ts'
import { namesOf } from '#model/reading/lists/address.ts'
import { filterJudges } from '#model/reading/lists/ignored.ts'
import { reasonOf } from '#model/reading/problem.ts'
import { listSource } from '#model/reading/walk/list-source.ts'
import type { WalkSource } from '#model/reading/walk/walk-source.ts'
import { idsWithTag, meetsFilters, readTagged, untoldFilters } from '#model/reading/lists/tagged.ts'
import {
  notedKindOf,
  noteKey,
  type RecordNotes,
  recordNotes,
} from '#model/reading/memory/record-notes.ts'
import { exportKind, type ExportKindName } from './kinds.ts'
import { type ExportOptions, fileWriter } from './writer.ts'
import { OWN_WORDS, type OwnWords } from './shape.ts'

type Identified = { id: string; dateCreated?: string }

export type AskedFilters = {
  scope: 'match' | 'page' | 'selected'
  address: Parameters
  /** Those of the list’s own choices that are set. */
  choices?: FilterContext['choices']
}

export type ExportDescription = {
  kind: ExportKindName
  owner: string
  storeId: string
  query: Record<string, Value>
  /** When the list was asked for, by the platform’s clock. */
  fixedAt: number
  /** Nothing tells the platform’s time, so the list has no fixed end. */
  isOpen?: boolean
  /** In words, as 1.0.0 kept it, or else as values: a page in another language tells them, too. */
  filters: string | AskedFilters
  options: ExportOptions
  fileName: string
  /** Only these records, which are known already. */
  records?: Identified[]
  /** There may be more, which were not looked at. */
  isPartial?: boolean
  /** The platform's number is not believed, so that none is told while it is read. */
  isUncounted?: boolean
}

type SourceDescription = Pick<
  ExportDescription,
  'kind' | 'owner' | 'query' | 'fixedAt' | 'isOpen' | 'records'
>

/** The list as the walk reads it, with its end fixed at the start of the export. */
export function exportSource(description: SourceDescription): WalkSource<Identified> {
  const { kind, owner, query, fixedAt, isOpen, records } = description
  const { read, end, ruleOf, flags, list } = exportKind(kind)
  const { tag } = query
  if (!records && typeof tag === 'string') return taggedSource(kind, owner, { ...query, tag })
  if (records || !read) return knownSource(records ?? [])
  return listSource({
    read: (asked, signal) => read(owner, asked, signal),
    query,
    end,
    fixedAt: isOpen ? undefined : fixedAt,
    matches: ruleOf?.(query),
    flags,
    ...filterJudges(list, query),
  })
}

function knownSource(records: Identified[]): WalkSource<Identified> {
  return {
    readPage: (page, pageSize) =>
      Promise.resolve({
        items: records.slice((page - 1) * pageSize, page * pageSize),
        pages: Math.ceil(records.length / pageSize),
        hasMore: page * pageSize < records.length,
      }),
    count: () => Promise.resolve(records.length),
    isStill: true,
  }
}

export type PartText = { text: string; rows: number; failures: Failure[] }
export type Failure = { id: string; why: string }

type DetailReading = { signal: AbortSignal; wait: typeof pause; onRecord: () => void }

export async function partOf(
  { kind, owner, storeId, options }: ExportDescription,
  records: Identified[],
  isFirst: boolean,
  { signal, wait, onRecord }: DetailReading,
): Promise<PartText> {
  const { shape, detail } = exportKind(kind)
  const ownWords = await ownWordsOf(kind, storeId, options.columns)
  const failures: Failure[] = []
  const entries: unknown[] = []
  for (const record of records) {
    const own = entriesOf(record)
    const known = detail && options.withDetails ? await details(record, own[0]) : {}
    const noted = ownWords(record.id)
    entries.push(...own.map((entry) => Object.assign({}, entry, known, noted)))
  }
  return { text: fileWriter(shape, options).part(entries, isFirst), rows: entries.length, failures }

  function entriesOf(record: Identified): unknown[] {
    return options.per === 'part' && shape.parts
      ? shape.parts.entries(record)
      : [shape.entry(record)]
  }

  async function details(record: Identified, entry: unknown) {
    await wait(DETAIL_PACE, signal)
    onRecord()
    try {
      return await detail?.(owner, entry)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ApiError && error.status === 401) throw error
      const why = reasonOf(error)
      failures.push({ id: record.id, why })
      return { missing: why }
    }
  }
}

type Query = Record<string, Value> & { tag: string }

/** Records with a tag, which the platform cannot list: one by one, by their ids. */
function taggedSource(kind: ExportKindName, storeId: string, query: Query): WalkSource<Identified> {
  const { tag, sort: asSort, ...filters } = query
  const sort = typeof asSort === 'string' ? asSort : undefined
  const noted = notedKindOf(kind)
  const { unproven } = filterJudges(exportKind(kind).list, filters)
  const untold = untoldFilters(noted, filters)
  return {
    async readPage(page, pageSize, signal) {
      const asked = { kind: noted, storeId, tag, sort }
      const found = await readTagged(asked, { page, pageSize }, { signal })
      if (found.failed.length > 0) throw found.failure
      return { ...found, received: found.items.length + found.gone.length }
    },
    matches: meetsFilters(noted, filters),
    unproven: (row) => [
      ...unproven(row),
      ...untold(row).flatMap((filter) => namesOf(filter)[0] ?? []),
    ],
    count: async () => (await idsWithTag(storeId, noted, tag)).length,
    isStill: true,
  }
}

/** By a record's id, in a file of this kind. */
export function ownWordsIn(notes: RecordNotes, kind: string) {
  return (id: string): OwnWords => {
    const own = notes[noteKey(notedKindOf(kind), id)]
    return own ? { own } : {}
  }
}

/** The same for a file that is made now, perhaps right after a reload. */
async function ownWordsOf(kind: string, storeId: string, columns: readonly string[]) {
  if (!columns.includes(OWN_WORDS)) return ownWordsIn({}, kind)
  await privateStoresLoaded()
  return ownWordsIn(recordNotes(storeId).get(), kind)
}
