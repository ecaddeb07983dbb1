import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { letterKey } from '#base/browser/letter-key.ts'
import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { Button } from '#components/controls/button.tsx'
import { Private } from '#components/text/private.tsx'
import { Trans } from '#components/text/trans.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import type { TicketWalk } from '#features/tickets/queue/use-ticket-walk.ts'
import styles from './sent-note.module.css'

type SentNoteProps = {
  title: string
  walk: TicketWalk
  /** Nothing was typed since, so that the focus may leave the box. */
  isEmpty: boolean
  onStay: () => void
  onNext: () => void
  /** Moves the focus to the reply box. */
  onWrite: () => void
}

/** A reply was sent: the next ticket is one key away, and so is a second reply. */
export function SentNote({ title, walk, isEmpty, onStay, onNext, onWrite }: SentNoteProps) {
  const way = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const isEnd = !walk.next && walk.over > 0
  // Who is next may be known a moment later.
  const isWayKnown = isEnd || walk.next !== undefined
  useEffect(() => {
    if (!isWayKnown || !isEmpty) return
    if (document.activeElement instanceof HTMLTextAreaElement) way.current?.focus()
  }, [isEmpty, isWayKnown])

  /** The letter itself arrives in the box, which has the focus by then. */
  function goOnWriting(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return
    if (['n', 'r'].includes(letterKey(event.nativeEvent) ?? '')) return
    event.stopPropagation()
    onWrite()
  }

  return (
    <div className={styles.note} data-sent-note>
      <output className={styles.words}>
        <StatusGlyph glyph="tick" tone="success" size={16} /> {title}
        {isEnd && (
          <span>
            <Trans>
              {walk.isPartial ? t`All done so far.` : t`All done.`} You answered{' '}
              {formatNumber(walk.over)}.
            </Trans>
          </span>
        )}
      </output>
      <Button variant="subtle" color="gray" size="xs" onClick={onStay}>
        {t`Stay here`}
      </Button>
      {walk.next && (
        <Button ref={way} size="xs" onClick={onNext} onKeyDown={goOnWriting}>
          <span className={styles.next}>
            <span className="truncate">
              <Trans>
                Next: <Private>{visibleText(walk.nextEmail ?? 'ticket')}</Private>
              </Trans>
            </span>
            <kbd>N</kbd>
          </span>
        </Button>
      )}
      {isEnd && (
        <Link {...walk.list} ref={way} onKeyDown={goOnWriting}>
          {t`Back to the list`}
        </Link>
      )}
    </div>
  )
}
