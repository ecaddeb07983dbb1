import { t } from '#base/language/words.ts'
import { hasTeam } from '#api/transport-team.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { TextButton } from '#components/controls/text-button.tsx'
import { NoteField } from '#components/form/note-field.tsx'
import { useNoteDraft } from '#components/form/use-note-draft.ts'
import { PeekSection } from '#components/list/peek-panel.tsx'
import { Note } from '#components/page/note.tsx'
import { RoleNote } from '#components/page/role-note.tsx'
import { Private } from '#components/text/private.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Section } from '#components/page/section.tsx'
import { isUnshared, type Sharing } from '#model/doing/notes/share.ts'
import { useRecordNotes } from '#model/hooks/use-record-notes.ts'
import {
  hasRoom,
  isBlank,
  type RecordNote,
  NO_WORDS,
  type NotedKind,
  noteKey,
  noteRecord,
  recordNotes,
} from '#model/reading/memory/record-notes.ts'
import { TagsLine } from './tags-line.tsx'

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
  const { notes, sharing, notMine } = useRecordNotes(storeId)
  const known = notes[key]
  const { text, tags } = known ?? NO_WORDS
  const isPossible = known !== undefined || hasRoom(notes)
  const note = useNoteDraft(text, (typed, before) => noteRecord(storeId, key, typed, before))
  const mayWrite = notMine === undefined
  const isNothing = known === undefined || isBlank(known)
  // What somebody wrote before the role was taken away, only this browser has.
  const isTold = mayWrite ? note.isOpen || !isNothing : !isNothing && !isUnshared(known)
  const add = mayWrite && !note.isOpen && isPossible && (
    <TextButton onClick={note.open}>{t`Add note`}</TextButton>
  )
  const body = (
    <>
      <TagsLine {...{ storeId, kind, tags, mayWrite }} noteKey={key} hasRoom={isPossible} />
      {mayWrite ? (
        <NoteField note={note} keeping={recordNotes(storeId).keeping} />
      ) : (
        <>
          {text !== '' && (
            <p className="breaks keeps-lines" dir="auto">
              <Private>{visibleText(text)}</Private>
            </p>
          )}
          <RoleNote why={notMine} />
        </>
      )}
      {isTold && <WhoSees sharing={sharing} known={known} />}
    </>
  )
  const title = t`Notes`
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

type WhoSeesProps = { sharing: Sharing | undefined; known: RecordNote | undefined }

/** Whether colleagues see it, and which of them wrote it when. */
function WhoSees({ sharing, known }: WhoSeesProps) {
  if (!hasTeam) return <p className="quiet small">{t`Only in this browser, until you sign out.`}</p>
  if (known && isUnshared(known) && (sharing === 'failed' || sharing === 'full')) {
    return (
      <Note tone="warning">
        {sharing === 'full'
          ? t`The team’s board is full: only this browser has it.`
          : t`Colleagues don’t see it yet: the host didn’t answer. This browser has it.`}
      </Note>
    )
  }
  return (
    <p className="quiet small">
      {known && !isBlank(known) ? (
        <Trans>
          <Private>{visibleText(known.by || t`You or a colleague`)}</Private>,{' '}
          <DateTime value={new Date(known.at).toISOString()} />. Your team in this store sees it.
        </Trans>
      ) : (
        t`Your team in this store sees it.`
      )}
    </p>
  )
}
