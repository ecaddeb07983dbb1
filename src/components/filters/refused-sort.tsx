import { useEffect, useEffectEvent, useState } from 'react'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { Note } from '#components/page/note.tsx'
import { Trans } from '#components/text/trans.tsx'

type RefusedSortProps = {
  sort: string | undefined
  isRefused: boolean
  isLoaded: boolean
  onUnsort: () => void
}

/** The interface does not document sortable fields. */
export function RefusedSort({ sort, isRefused, isLoaded, onUnsort }: RefusedSortProps) {
  const [refused, setRefused] = useState<string>()
  const refusedNow = isRefused ? sort : undefined
  if (refusedNow && refused !== refusedNow) setRefused(refusedNow)
  const unsort = useEffectEvent(onUnsort)
  useEffect(
    function removeRefusedSort() {
      if (refusedNow) unsort()
    },
    [refusedNow],
  )
  if (!refused || sort || !isLoaded) return null
  const field = sentenceCase(refused.replace(/^-/, ''))
  return (
    <Note banner tone="warning">
      <Trans>Can’t sort by {field.toLowerCase()}. Showing the default order.</Trans>
    </Note>
  )
}
