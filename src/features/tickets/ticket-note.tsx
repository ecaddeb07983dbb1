import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePreferences } from '#base/preferences.ts'
import { useStore } from '#base/store.ts'
import { AnchorLink } from '#components/anchor-link.tsx'
import { Button } from '#components/button.tsx'
import { focusOnMount } from '#components/focus-on-mount.ts'
import { Private } from '#components/private.tsx'
import { Section } from '#components/section.tsx'
import {
  LONGEST_NOTE,
  noteTicket,
  tagsIn,
  ticketNotes,
  withTags,
} from '#model/memory/ticket-notes.ts'
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
    saved.current = text.trim()
    noteTicket(storeId, ticketId, text)
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

  /** A saved reply or another tab may add tags while somebody types. */
  const takeTags = useEffectEvent((note: string) => {
    if (typed === undefined || note === saved.current) return
    const tagged = withTags(typed, tagsIn(note))
    if (tagged !== typed) write(tagged)
  })
  useEffect(() => takeTags(kept), [kept])

  function write(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keep(text), SAVED_EVERY)
  }

  return (
    <Section
      title="Your note"
      action={
        !isOpen && (
          <Button variant="transparent" size="compact-xs" onClick={() => setTyped('')}>
            Add a note
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
            aria-label="Your note"
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
              title={`All tickets with ${tag}`}
            >
              {tag}
            </AnchorLink>
          ))}
        </p>
      )}
      <p className="quiet small">
        Only in this browser, until you sign out.{' '}
        {isOpen && 'Words such as #vip are tags of the list.'}
      </p>
    </Section>
  )
}
