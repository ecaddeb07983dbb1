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
  recordNotes,
} from '#model/reading/memory/record-notes.ts'
import { commaList } from '#base/language/lists.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { useStore } from '#base/storage/store.ts'
import { lineText, visibleText } from '#base/text/visible-text.ts'
import { Private } from '#components/text/private.tsx'
import { Tag } from '#components/values/tag.tsx'

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
  const { tagged, rest, gone, failed, left, unproven, pages = 1 } = page
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
    ...unproven,
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

/** More are on the record's own page. */
const MOST = 3
const LONGEST = { maxWidth: '18ch' }

type NotedCellProps = { column: 'tags' | 'note'; kind: string; storeId: string; id: string }

export function NotedCell({ column, kind, storeId, id }: NotedCellProps) {
  const note = useStore(recordNotes(storeId))[noteKey(notedKindOf(kind), id)]
  const { privacy } = usePreferences()
  if (!note) return null
  if (column === 'note') {
    return (
      note.text && (
        <span className="secondary" title={privacy ? undefined : visibleText(note.text)}>
          <Private>{lineText(note.text)}</Private>
        </span>
      )
    )
  }
  const { tags } = note
  const more = tags.length - MOST
  return (
    <span className="row near" title={privacy ? undefined : visibleText(commaList(tags))}>
      {tags.slice(0, MOST).map((tag) => (
        <Tag key={tag}>
          <span className="truncate" style={LONGEST}>
            <Private>{visibleText(tag)}</Private>
          </span>
        </Tag>
      ))}
      {more > 0 && (
        <span className="quiet small">{t({ message: ` +${more}`, context: 'CLDR' })}</span>
      )}
    </span>
  )
}
