import { t } from '#base/language/words.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { useStore } from '#base/storage/store.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { NoteField } from '#components/form/note-field.tsx'
import { useNoteDraft } from '#components/form/use-note-draft.ts'
import { Section } from '#components/page/section.tsx'
import { Trans } from '#components/text/trans.tsx'
import { noteTicket, tagsIn, ticketNotes } from '#model/reading/memory/ticket-notes.ts'
import styles from './ticket-note.module.css'

type TicketNoteProps = { storeId: string; ticketId: string }

export function TicketNote({ storeId, ticketId }: TicketNoteProps) {
  const kept = useStore(ticketNotes(storeId))[ticketId]?.text ?? ''
  const { privacy } = usePreferences()
  const note = useNoteDraft(kept, (text, before) => noteTicket(storeId, ticketId, text, before))
  return (
    <Section
      title={t`Your note`}
      action={
        !note.isOpen && (
          <Button
            variant="transparent"
            size="compact-xs"
            className={styles.add}
            onClick={note.open}
          >
            {t`Add a note`}
          </Button>
        )
      }
    >
      <NoteField note={note} keeping={ticketNotes(storeId).keeping} />
      {!privacy && tagsIn(kept).length > 0 && (
        <p className={styles.tags}>
          {tagsIn(kept).map((tag) => (
            <AnchorLink
              key={tag}
              to="/stores/$storeId/tickets"
              params={{ storeId }}
              search={{ q: tag }}
              title={t`All tickets with ${tag}`}
            >
              {tag}
            </AnchorLink>
          ))}
        </p>
      )}
      <p className="quiet small">
        <Trans>
          Only in this browser, until you sign out.{' '}
          {note.isOpen && t`Words such as #vip are tags of the list.`}
        </Trans>
      </p>
    </Section>
  )
}
