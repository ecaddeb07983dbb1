import { useState } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { commaList } from '#base/language/lists.ts'
import { inQuotes, sentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { Note } from '#components/page/note.tsx'

type RefusedSortProps = {
  sorts: readonly { label: string; sort: string }[]
  columns: readonly { label: string; sortsBy?: string }[] | undefined
  sort: string | undefined
  isRefused: boolean
  isLoaded: boolean
  onUnsort: () => void
}

/** The interface does not document sortable fields. */
export function RefusedSort(props: RefusedSortProps) {
  const { sorts, columns, sort, isRefused, isLoaded, onUnsort } = props
  const [refused, setRefused] = useState<string>()
  const refusedNow = isRefused ? sort : undefined
  if (refusedNow && refused !== refusedNow) setRefused(refusedNow)
  useArrival(refusedNow, () => onUnsort())
  if (!refused || sort || !isLoaded) return null
  const field = refused.replace(/^-/, '')
  const label =
    sorts.find((one) => one.sort === refused)?.label ??
    columns?.find(({ sortsBy }) => sortsBy === field)?.label ??
    field
  return (
    <Note banner tone="warning">
      {t`Your platform can’t sort so: ${label}. Showing the default order.`}
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
  const names = commaList(columns.map(inQuotes))
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
