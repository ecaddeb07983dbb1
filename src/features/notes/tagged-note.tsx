import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PageQuery } from '#api/query.ts'
import { useArrival } from '#base/browser/use-arrival.ts'
import { sentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Note } from '#components/page/note.tsx'
import { useRecordNotes } from '#model/hooks/use-record-notes.ts'
import type { TaggedPage } from '#model/reading/lists/tagged.ts'
import {
  noteKey,
  taggedIds,
  untagRecords,
  notedKindOf,
} from '#model/reading/memory/record-notes.ts'

type TaggedNoteProps = {
  /** Of the list: "orders". */
  kind: string
  storeId: string
  tag: string
  isSorted: boolean
  pageQuery: PageQuery<never>
}

/** Says what a list of tagged records is, since the platform knows nothing of tags. */
export function TaggedNote({ kind, storeId, tag, isSorted, pageQuery }: TaggedNoteProps) {
  const client = useQueryClient()
  const { data } = useQuery({ ...pageQuery, enabled: false })
  const page = data as TaggedPage | undefined
  const noted = notedKindOf(kind)
  const { notes, notMine } = useRecordNotes(storeId)
  const ids = taggedIds(notes, noted, tag)
  const members = ids.toSorted().join()
  useArrival(members, function readAgain(now) {
    if (page !== undefined && page.tagged !== (now === '' ? 0 : now.split(',').length)) {
      void client.invalidateQueries({ queryKey: ['tagged'] })
    }
  })

  if (!page || page.tagged === undefined) return null
  const { tagged, rest, gone, failed, left, pages = 1 } = page
  const parts = [
    t`${counted(noted, tagged)} with this tag, read one by one: your platform knows nothing of tags.`,
    rest > 0 &&
      plural(rest, {
        one: '1 of this page still to be read.',
        other: `${formatNumber(rest)} of this page still to be read.`,
      }),
    pages > 1 && (isSorted ? t`Sorted within each page.` : t`The one noted last first.`),
    left > 0 &&
      plural(left, {
        one: 'The other filters leave 1 out of this page.',
        other: `The other filters leave ${formatNumber(left)} out of this page.`,
      }),
    failed.length > 0 &&
      plural(failed.length, {
        one: '1 didn’t load.',
        other: `${formatNumber(failed.length)} didn’t load.`,
      }),
    gone.length > 0 &&
      plural(gone.length, {
        one: 'Your platform no longer has 1 of them.',
        other: `Your platform no longer has ${formatNumber(gone.length)} of them.`,
      }),
  ]
  const action =
    failed.length > 0
      ? {
          label: t`Try again`,
          onClick: () => void client.invalidateQueries({ queryKey: ['tagged'] }),
        }
      : gone.length > 0 && notMine === undefined
        ? {
            label: t`Take the tag off`,
            onClick: () =>
              untagRecords(
                storeId,
                gone.map((id) => noteKey(noted, id)),
                tag,
              ),
          }
        : undefined
  return (
    <Note banner tone={failed.length + gone.length > 0 ? 'warning' : 'neutral'} action={action}>
      {sentences(parts)}
    </Note>
  )
}

const counted = (kind: 'order' | 'customer', count: number) =>
  kind === 'order'
    ? plural(count, { one: '1 order', other: `${formatNumber(count)} orders` })
    : plural(count, { one: '1 customer', other: `${formatNumber(count)} customers` })
