import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type NotesBoard, readNotes } from '#api/team-notes.ts'
import { readEvery } from '#api/team-facts.ts'
import { hasTeam } from '#api/transport-team.ts'
import { useStore } from '#base/storage/store.ts'
import { useTimer } from '#base/time/use-timer.ts'
import { shareNotes, type Sharing, isUnshared } from '#model/doing/notes/share.ts'
import { useRoleRefusal } from './use-role.ts'
import { type RecordNotes, recordNotes } from '#model/reading/memory/record-notes.ts'

/** Milliseconds. */
const OFTEN = 20_000
/** Milliseconds without typing, after which what was written goes to the team's board. */
const RESTS = 1_500

const keyOf = (storeId: string) => ['notes', storeId]

/** `sharing` is undefined without a host, and until the host has answered. */
export type NotesView = {
  notes: RecordNotes
  sharing: Sharing | undefined
  /** Why whoever is signed in may only read them; undefined if they may write. */
  notMine: string | undefined
}

/** A list that shows nothing of them asks nobody for them. */
export function useRecordNotes(storeId: string, isAsked = true): NotesView {
  const isShared = hasTeam && isAsked
  const store = recordNotes(storeId)
  const notes = useStore(store)
  const client = useQueryClient()
  const notMine = useRoleRefusal('note')
  const mayWrite = notMine === undefined
  const { data, isError } = useQuery({
    queryKey: keyOf(storeId),
    async queryFn(): Promise<{ board: NotesBoard; sharing: Sharing }> {
      const known = client.getQueryData<{ board: NotesBoard }>(keyOf(storeId))?.board
      const board = await readNotes(storeId, known)
      // Notes that the disk still holds back would look like none.
      if (!store.isRead()) return { board, sharing: 'shared' }
      return { board, sharing: await shareNotes(storeId, board, mayWrite) }
    },
    enabled: isShared,
    ...readEvery(OFTEN),
  })
  const waiting = Object.values(notes).filter(isUnshared)
  // Each word typed begins the rest anew.
  const latest = isShared && mayWrite && waiting.map(({ text, tags }) => [text, tags].join()).join()
  useTimer(
    () => void client.invalidateQueries({ queryKey: keyOf(storeId) }),
    latest ? RESTS : undefined,
    `${storeId} ${latest}`,
  )
  return { notes, sharing: isError ? 'failed' : data?.sharing, notMine }
}
