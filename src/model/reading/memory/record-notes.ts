import * as z from 'zod/mini'
import { list } from '#api/schemas/fields.ts'
import { compareNames } from '#base/language/formats.ts'
import { compare } from '#base/numbers/compare.ts'
import { LONGEST_MERGED, mergedNote, typedNote } from '#base/text/note-text.ts'
import { privateStores } from '#base/storage/private-store.ts'
import { presentTime } from '#base/time/now.ts'
import { latestEntries, readableEntries } from './readable-entries.ts'

export const LONGEST_TAG = 80
export const MOST_TAGS = 40
/** Records of one store that may have a note or tags; more are refused, never dropped. */
export const MOST_NOTED = 2_000

export type NotedKind = 'order' | 'customer'

const words = {
  text: z.catch(z.string().check(z.maxLength(LONGEST_MERGED)), ''),
  tags: list(z.string().check(z.minLength(1), z.maxLength(LONGEST_TAG))),
}

export const RecordNote = z.object({
  ...words,
  at: z.catch(z.number(), 0),
  /** Who wrote it last, if colleagues share it. */
  by: z.catch(z.optional(z.string()), undefined),
  /** What the team’s board held when this browser last agreed with it. */
  board: z.catch(z.optional(z.object({ ...words, version: z.string() })), undefined),
})
export type RecordNote = z.infer<typeof RecordNote>
export type NoteWords = Pick<RecordNote, 'text' | 'tags'>

/** By kind and id: "order 9f2c41d8-…". */
export type RecordNotes = Readonly<Record<string, RecordNote>>

export const recordNotes = privateStores<RecordNotes>(
  'record-notes',
  readableEntries(RecordNote),
  {},
)

export const noteKey = (kind: NotedKind, id: string) => `${kind} ${id.toLowerCase()}`

export const NO_WORDS: NoteWords = { text: '', tags: [] }

export const isBlank = ({ text, tags }: NoteWords) => text === '' && tags.length === 0

const sameTag = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const within = (tags: readonly string[], tag: string) => tags.some((one) => sameTag(one, tag))

export const hasTag = ({ tags }: NoteWords, tag: string) => within(tags, tag)

/** A tag as it is kept: one line without a number sign; undefined if nothing is left of it. */
export function cleanTag(typed: string): string | undefined {
  const line = typed.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
  const tag = line.replace(/^#+\s*/, '').slice(0, LONGEST_TAG)
  return tag.trim() || undefined
}

/** Theirs with what we added since `before`, and without what we took away. */
export function mergedTags(
  theirs: readonly string[],
  ours: readonly string[],
  before: readonly string[],
): string[] {
  const stay = theirs.filter((tag) => within(ours, tag) || !within(before, tag))
  const added = ours.filter((tag) => !within(before, tag) && !within(theirs, tag))
  return [...stay, ...added].slice(0, MOST_TAGS)
}

/** `before` is what the merchant began with: the disk may hold another note that nobody saw. */
export function noteRecord(storeId: string, key: string, text: string, before?: string) {
  const typed = typedNote(text, before)
  edit(storeId, [key], ({ text: stored, tags }) => ({
    text: mergedNote(stored, typed, before ?? stored),
    tags,
  }))
}

/** The keys that got the tag; those that had it, or have no room for it, are left out. */
export function tagRecords(storeId: string, keys: readonly string[], typed: string): string[] {
  const tag = cleanTag(typed)
  if (tag === undefined) return []
  const notes = recordNotes(storeId).get()
  const room = MOST_NOTED - notedKeys(notes).length
  const lacking = keys.filter((key) => {
    const known = notes[key]
    return !known || (!hasTag(known, tag) && known.tags.length < MOST_TAGS)
  })
  const isNew = (key: string) => isBlank(notes[key] ?? NO_WORDS)
  const fresh = new Set(lacking.filter(isNew).slice(0, Math.max(0, room)))
  const tagged = lacking.filter((key) => !isNew(key) || fresh.has(key))
  edit(storeId, tagged, ({ text, tags }) => ({
    text,
    tags: mergedTags(tags, [...tags, tag], tags),
  }))
  return tagged
}

export function untagRecords(storeId: string, keys: readonly string[], tag: string) {
  edit(storeId, keys, ({ text, tags }) => ({
    text,
    tags: tags.filter((one) => !sameTag(one, tag)),
  }))
}

export const hasRoom = (notes: RecordNotes) => notedKeys(notes).length < MOST_NOTED

function edit(storeId: string, keys: readonly string[], change: (stored: NoteWords) => NoteWords) {
  if (keys.length === 0) return
  const at = presentTime()
  recordNotes(storeId).set((notes) => {
    const next = { ...notes }
    let hasChanged = false
    for (const key of keys) {
      const stored = notes[key]
      const changed = change(stored ?? NO_WORDS)
      if (isSameWords(changed, stored ?? NO_WORDS)) continue
      hasChanged = true
      next[key] = { ...stored, ...changed, at, by: undefined }
    }
    return hasChanged ? tidy(next) : notes
  })
}

/** Without what is empty, unless colleagues have still to learn that it is. */
export function tidy(notes: RecordNotes): RecordNotes {
  const kept = Object.entries(notes).filter(([, note]) => !isBlank(note) || note.board)
  return Object.fromEntries(kept)
}

export const isSameWords = (a: NoteWords, b: NoteWords): boolean =>
  a.text === b.text &&
  a.tags.length === b.tags.length &&
  a.tags.every((tag, at) => tag === b.tags[at])

/** As a backup holds them: without what only this browser has to know. */
export function inFile(notes: RecordNotes): RecordNotes {
  const own = Object.entries(notes).filter(([, note]) => !isBlank(note))
  return Object.fromEntries(own.map(([key, { text, tags, at }]) => [key, { text, tags, at }]))
}

/** A backup may hold as many as this browser, so both together may be more than its limit. */
export function withRestored(present: RecordNotes, file: RecordNotes): RecordNotes {
  const restored = Object.entries(file).map(([key, note]) => [
    key,
    { ...note, board: present[key]?.board },
  ])
  return latestEntries(
    { ...present, ...(Object.fromEntries(restored) as RecordNotes) },
    2 * MOST_NOTED,
  )
}

const notedKeys = (notes: RecordNotes) => Object.keys(notes).filter((key) => !isBlank(notes[key]!))

/** Those in use, the most used first; each in one spelling. */
export function tagsUsed(notes: RecordNotes): string[] {
  const used = new Map<string, { tag: string; count: number }>()
  for (const { tags } of Object.values(notes)) {
    for (const tag of tags) {
      const known = used.get(tag.toLowerCase())
      used.set(tag.toLowerCase(), { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 })
    }
  }
  return [...used.values()]
    .toSorted((a, b) => b.count - a.count || compareNames(a.tag, b.tag))
    .map(({ tag }) => tag)
}

/** The ids of the records of a kind with this tag, the one changed last first. */
export function taggedIds(notes: RecordNotes, kind: NotedKind, tag: string): string[] {
  return Object.entries(notes)
    .filter(([key, note]) => key.startsWith(`${kind} `) && hasTag(note, tag))
    .toSorted(([a, one], [b, other]) => other.at - one.at || compare(a, b))
    .map(([key]) => idOf(key))
}

/** Lists are called by many records, notes by one. */
export const notedKindOf = (kind: string): NotedKind =>
  kind.startsWith('customer') ? 'customer' : 'order'

export const idOf = (key: string) => key.slice(key.indexOf(' ') + 1)
export const kindOf = (key: string): NotedKind =>
  key.startsWith('customer ') ? 'customer' : 'order'
