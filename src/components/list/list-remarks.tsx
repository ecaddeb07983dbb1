import { useEffect, useEffectEvent, useState } from 'react'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { commaList } from '#base/language/lists.ts'
import { sentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
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

type IgnoredNoteProps = {
  parts: readonly string[]
  /** Columns that the list doesn’t have. */
  columns: readonly string[]
  /** Not a fault of the platform, so said more quietly. */
  unseen: readonly string[]
}

export function IgnoredNote({ parts, columns, unseen }: IgnoredNoteProps) {
  const names = commaList(columns.map((id) => `“${id}”`))
  const left =
    names === '' ? parts : [...parts, t`Left out, because the list has no such column: ${names}.`]
  return (
    <>
      {left.length > 0 && (
        <Note banner tone="warning">
          {sentences(left)}
        </Note>
      )}
      {unseen.length > 0 && <Note banner>{sentences(unseen)}</Note>}
    </>
  )
}
