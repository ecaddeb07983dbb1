import { useEffect, useState } from 'react'
import { ApiError } from '#api/errors.ts'
import { Note } from '#components/note.tsx'
import { sentenceCase } from '#base/sentence-case.ts'

type SortedList = {
  query: { data: unknown; error: unknown }
  sort: string | undefined
  /** Goes to the list in the service's own order, in place of this address. */
  onUnsort: () => void
}

/**
 * Which fields a list can be sorted by is not documented. A sort that the service refuses is taken
 * off, and once the list came without it, this says so.
 */
export function RefusedSort({ query: { data, error }, sort, onUnsort }: SortedList) {
  const [refused, setRefused] = useState<string>()
  const isRefused =
    error instanceof ApiError && (error.status === 400 || error.status === 422) && sort
  if (isRefused && refused !== isRefused) setRefused(isRefused)
  useEffect(
    function takeItOff() {
      if (isRefused) onUnsort()
    },
    [isRefused, onUnsort],
  )
  if (!refused || sort || !data) return null
  const field = sentenceCase(refused.replace(/^-/, ''))
  return (
    <Note banner tone="warning">
      The service does not sort by “{field}”; this is its own order.
    </Note>
  )
}
