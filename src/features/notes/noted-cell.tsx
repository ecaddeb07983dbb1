import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { useStore } from '#base/storage/store.ts'
import { lineText, visibleText } from '#base/text/visible-text.ts'
import { Private } from '#components/text/private.tsx'
import { Tag } from '#components/values/tag.tsx'
import { noteKey, recordNotes, notedKindOf } from '#model/reading/memory/record-notes.ts'

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
