import type { BoardNote } from '#api/team-notes.ts'
import { mergedNote } from '#base/text/note-text.ts'
import {
  isBlank,
  isSameWords,
  mergedTags,
  NO_WORDS,
  type RecordNote,
  type RecordNotes,
  tidy,
} from '#model/reading/memory/record-notes.ts'

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
