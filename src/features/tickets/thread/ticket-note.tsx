import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '#base/language/words.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { useStore } from '#base/storage/store.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { focusOnMount } from '#components/overlays/focus-on-mount.ts'
import { NotKept } from '#components/page/not-kept.tsx'
import { Private } from '#components/text/private.tsx'
import { Section } from '#components/page/section.tsx'
import { Trans } from '#components/text/trans.tsx'
import {
  LONGEST_NOTE,
  mergedNote,
  noteTicket,
  tagsIn,
  ticketNotes,
} from '#model/reading/memory/ticket-notes.ts'
import styles from './ticket-note.module.css'

/** Milliseconds of typing that a crash may lose. */
const SAVED_EVERY = 400

type TicketNoteProps = { storeId: string; ticketId: string }

export function TicketNote({ storeId, ticketId }: TicketNoteProps) {
  const kept = useStore(ticketNotes(storeId))[ticketId]?.text ?? ''
  const { privacy } = usePreferences()
  const [typed, setTyped] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saved = useRef(kept)
  function keep(text: string) {
    const before = saved.current
    saved.current = text.trim()
    noteTicket(storeId, ticketId, text, before)
  }
  const isOpen = typed !== undefined || kept !== ''

  const save = useEffectEvent(() => {
    clearTimeout(timer.current)
    if (typed !== undefined) keep(typed)
  })
  useEffect(() => {
    const saveWhenHidden = () => save()
    document.addEventListener('visibilitychange', saveWhenHidden)
    window.addEventListener('pagehide', saveWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden)
      window.removeEventListener('pagehide', saveWhenHidden)
      saveWhenHidden()
    }
  }, [])

  /** A saved reply adds tags while somebody types, and a slow disk what was noted before. */
  const takeTags = useEffectEvent((note: string) => {
    const before = saved.current
    saved.current = note
    if (typed === undefined || note === before) return
    const merged = mergedNote(note, typed, before)
    if (merged !== typed) write(merged)
  })
  useEffect(() => takeTags(kept), [kept])

  function write(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keep(text), SAVED_EVERY)
  }

  return (
    <Section
      title={t`Your note`}
      action={
        !isOpen && (
          <Button
            variant="transparent"
            size="compact-xs"
            className={styles.add}
            onClick={() => setTyped('')}
          >
            {t`Add a note`}
          </Button>
        )
      }
    >
      {isOpen &&
        (privacy ? (
          <Private>{kept}</Private>
        ) : (
          <textarea
            className={styles.note}
            aria-label={t`Your note`}
            dir="auto"
            rows={2}
            maxLength={LONGEST_NOTE}
            ref={kept === '' ? focusOnMount : undefined}
            value={typed ?? kept}
            onChange={({ target }) => write(target.value)}
            onBlur={() => {
              keep(typed ?? kept)
              // An empty one stays open: the page may have taken the focus while it loaded.
              if (typed) setTyped(undefined)
            }}
          />
        ))}
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
      <NotKept keeping={ticketNotes(storeId).keeping} />
      <p className="quiet small">
        <Trans>
          Only in this browser, until you sign out.{' '}
          {isOpen && t`Words such as #vip are tags of the list.`}
        </Trans>
      </p>
    </Section>
  )
}
