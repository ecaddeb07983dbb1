import * as z from 'zod/mini'
import { text, texts } from './schemas/fields.ts'
import { askTeam, teamData } from './transport-team.ts'

const BoardNote = z.object({
  text: z.string(),
  tags: texts,
  by: text,
  at: z.number(),
  /** Names this state of it. */
  version: z.string(),
})
export type BoardNote = z.infer<typeof BoardNote>

/** By kind and id of the record; `tag` names this state of the board. */
export type NotesBoard = { notes: Readonly<Record<string, BoardNote>>; tag: string }

/** Rejects if the host doesn't answer, or is one that doesn't know of notes. */
export async function readNotes(
  storeId: string,
  known: NotesBoard | undefined,
): Promise<NotesBoard> {
  const answer = await askTeam(`/team/notes?store=${encodeURIComponent(storeId)}`, {
    method: 'GET',
    headers: known && { 'If-None-Match': known.tag },
  })
  if (known && answer.status === 304) return known
  const { notes } = z
    .object({ notes: z.record(z.string(), BoardNote) })
    .parse(await teamData(answer))
  return { notes, tag: answer.headers.get('etag') ?? '' }
}

type NoteChange = {
  store: string
  record: string
  /** The version that this page has seen; '' is none. */
  before: string
  text: string
  tags: readonly string[]
  name: string
}

/** Resolves to what is on the board then: a colleague's words, if they were faster. */
export async function putNote(change: NoteChange): Promise<BoardNote | 'full' | undefined> {
  const answer = await askTeam('/team/notes', { method: 'PUT', body: JSON.stringify(change) })
  if (answer.status === 409) return 'full'
  return z.object({ note: z.optional(BoardNote) }).parse(await teamData(answer)).note
}
