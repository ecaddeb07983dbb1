import { type NotesBoard, putNote, type BoardNote } from '#api/team-notes.ts'
import { preferences } from '#base/storage/preferences.ts'
import { sameAccount } from '#model/reading/memory/same-account.ts'
import {
  recordNotes,
  isBlank,
  isSameWords,
  mergedTags,
  NO_WORDS,
  type RecordNote,
  type RecordNotes,
  tidy,
} from '#model/reading/memory/record-notes.ts'
import { mergedNote } from '#base/text/note-text.ts'

/** As many as the host's board holds, with some room for colleagues. */
const BOARD_HOLDS = 1_900
/** A change may meet a colleague's, and then theirs again. */
const MOST_TRIES = 4

export type Sharing = 'shared' | 'failed' | 'full'

/** Takes what colleagues wrote, and puts up what was written here by somebody who may. */
export async function shareNotes(
  storeId: string,
  { notes: board }: NotesBoard,
  mayWrite: boolean,
): Promise<Sharing> {
  const isOurs = sameAccount()
  const store = recordNotes(storeId)
  store.set((notes) => withBoard(notes, board))
  const keys = mayWrite ? unshared(store.get(), board, BOARD_HOLDS) : []
  let sharing: Sharing = 'shared'
  for (const record of keys) {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const note = store.get()[record]
      if (!note || !isOurs()) break
      const { text, tags } = note
      const before = board[record] === undefined ? '' : (note.board?.version ?? '')
      const name = preferences().myName.trim()
      const found = await putNote({ store: storeId, record, before, text, tags, name })
      if (!isOurs()) return sharing
      if (found === 'full') {
        sharing = 'full'
        break
      }
      // Words typed meanwhile are merged with what is on the board now.
      if (found) store.set((notes) => withBoard(notes, { [record]: found }))
      const now = store.get()[record]
      if (!now || unshared({ [record]: now }, { [record]: found! }, 0).length === 0) break
      board = { ...board, ...(found && { [record]: found }) }
    }
  }
  return sharing
}

type Board = Readonly<Record<string, BoardNote>>

/** Written here, and not yet on the board. */
export const isUnshared = (note: RecordNote): boolean => !isSameWords(note, note.board ?? NO_WORDS)

/**
 * What this browser keeps, with what colleagues wrote; words that both wrote become one. What is
 * missing on the board stays here: it may have forgotten, and a deleted note is there as an empty one.
 */
export function withBoard(notes: RecordNotes, board: Board): RecordNotes {
  const next = { ...notes }
  let hasChanged = false
  for (const [key, theirs] of Object.entries(board)) {
    const ours = notes[key]
    if (ours?.board?.version === theirs.version) continue
    if (!ours && isBlank(theirs)) continue
    hasChanged = true
    next[key] = merged(ours, theirs)
  }
  return hasChanged ? tidy(next) : notes
}

function merged(ours: RecordNote | undefined, { by, at, ...theirs }: BoardNote): RecordNote {
  const board = { text: theirs.text, tags: theirs.tags, version: theirs.version }
  if (!ours || !isUnshared(ours) || isSameWords(ours, theirs))
    return { text: theirs.text, tags: theirs.tags, at, by, board }
  const base = ours.board ?? NO_WORDS
  return {
    text: mergedNote(theirs.text, ours.text, base.text),
    tags: mergedTags(theirs.tags, ours.tags, base.tags),
    at: ours.at,
    board,
    by: undefined,
  }
}

/** Keys of what the board lacks: what changed here, and what it has forgotten while it has room. */
export function unshared(notes: RecordNotes, board: Board, most: number): string[] {
  const hasRoom = Object.keys(board).length < most
  return Object.keys(notes).filter((key) => {
    const note = notes[key]!
    if (isUnshared(note)) return true
    return hasRoom && board[key] === undefined && !isBlank(note)
  })
}
