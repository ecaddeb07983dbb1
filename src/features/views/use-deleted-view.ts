import { useEffect, useState } from 'react'
import type { View } from '#model/reading/views/view.ts'

/** Milliseconds in which a deleted view can be brought back. */
const UNDO_WITHIN = 5_000

type Deleted = { view: View; index: number; wasOpen: boolean }

/** The view that was deleted last, as long as that can be undone. */
export function useDeletedView() {
  const [deleted, setDeleted] = useState<Deleted>()
  useEffect(() => {
    if (!deleted) return undefined
    const timer = setTimeout(() => setDeleted(undefined), UNDO_WITHIN)
    return () => clearTimeout(timer)
  }, [deleted])
  return [deleted, setDeleted] as const
}
