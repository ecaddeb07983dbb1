import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { NoteField } from '#components/form/note-field.tsx'
import { useNoteDraft } from '#components/form/use-note-draft.ts'
import { PeekSection } from '#components/list/peek-panel.tsx'
import { Section } from '#components/page/section.tsx'
import { useRecordNotes } from '#model/hooks/use-record-notes.ts'
import {
  hasRoom,
  NO_WORDS,
  type NotedKind,
  noteKey,
  noteRecord,
  recordNotes,
} from '#model/reading/memory/record-notes.ts'
import { TagsLine } from './tags-line.tsx'
import styles from './record-notes.module.css'

type RecordNotesProps = {
  kind: NotedKind
  storeId: string
  id: string
  /** Beside a list instead of on the record's own page. */
  isPeek?: true
}

/** The merchant's own note and tags on a record. */
export function RecordNotes(props: RecordNotesProps) {
  const key = noteKey(props.kind, props.id)
  return <KeyedNotes key={key} {...props} noteKey={key} />
}

function KeyedNotes({
  kind,
  storeId,
  isPeek,
  noteKey: key,
}: RecordNotesProps & { noteKey: string }) {
  const notes = useRecordNotes(storeId)
  const known = notes[key]
  const { text, tags } = known ?? NO_WORDS
  const isPossible = known !== undefined || hasRoom(notes)
  const note = useNoteDraft(text, (typed, before) => noteRecord(storeId, key, typed, before))
  const add = !note.isOpen && isPossible && (
    <Button variant="transparent" size="compact-xs" className={styles.write} onClick={note.open}>
      {t`Add a note`}
    </Button>
  )
  const body = (
    <>
      <TagsLine {...{ storeId, kind, tags }} noteKey={key} hasRoom={isPossible} />
      <NoteField note={note} keeping={recordNotes(storeId).keeping} />
      <p className="quiet small">{t`Only in this browser, until you sign out.`}</p>
    </>
  )
  const title = t`Note and tags`
  return (
    <div data-off-paper>
      {isPeek ? (
        <PeekSection title={title} aside={add}>
          {body}
        </PeekSection>
      ) : (
        <Section title={title} action={add}>
          {body}
        </Section>
      )}
    </div>
  )
}
