import { type NotesBoard, putNote } from '#api/team-notes.ts'
import { preferences } from '#base/storage/preferences.ts'
import { sameAccount } from '#model/reading/memory/same-account.ts'
import { recordNotes } from '#model/reading/memory/record-notes.ts'
import { unshared, withBoard } from './reconcile.ts'

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
