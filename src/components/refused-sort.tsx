import { useEffect, useState } from 'react'
import { sentenceCase } from '#base/sentence-case.ts'
import { Note } from './note.tsx'

type RefusedSortProps = {
  sort: string | undefined
  /** The service has refused the list, perhaps because of its sort. */
  isRefused: boolean
  isLoaded: boolean
  /** Goes to the list in the service's own order, in place of this address. */
  onUnsort: () => void
}

/**
 * The interface does not document which fields a list can be sorted by. A refused sort is removed
 * from the address, and this says so once the list has loaded without it.
 */
export function RefusedSort({ sort, isRefused, isLoaded, onUnsort }: RefusedSortProps) {
  const [refused, setRefused] = useState<string>()
  const refusedNow = isRefused ? sort : undefined
  if (refusedNow && refused !== refusedNow) setRefused(refusedNow)
  useEffect(
    function removeRefusedSort() {
      if (refusedNow) onUnsort()
    },
    [refusedNow, onUnsort],
  )
  if (!refused || sort || !isLoaded) return null
  const field = sentenceCase(refused.replace(/^-/, ''))
  return (
    <Note banner tone="warning">
      Can’t sort by {field.toLowerCase()}. Showing the default order.
    </Note>
  )
}
