import { useState } from 'react'
import { useTimer } from '#base/time/use-timer.ts'
import type { View } from '#model/reading/views/view.ts'

/** Milliseconds in which a deleted view can be brought back. */
const UNDO_WITHIN = 5_000

type Deleted = { view: View; index: number; wasOpen: boolean }

/** The view that was deleted last, as long as that can be undone. */
export function useDeletedView() {
  const [deleted, setDeleted] = useState<Deleted>()
  useTimer(() => setDeleted(undefined), deleted && UNDO_WITHIN, deleted)
  return [deleted, setDeleted] as const
}
