import { Suspense, useRef, useState } from 'react'
import { useKeyDown } from '#base/browser/use-key-down.ts'
import { letterKey } from '#base/browser/letter-key.ts'
import { IconButton, iconButton } from '#components/controls/icon-button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { MenuButton } from '#components/overlays/menu-button.tsx'
import { type Mark, markTicket, unmarkTicket } from '#model/reading/memory/marks.ts'
import type { KnownTicket } from '#model/records/tickets/ticket-records.ts'
import styles from '#features/tickets/thread/ticket-view.module.css'

const LaterMenuItems = lazyPart(async () => (await import('./later-menu-items.tsx')).LaterMenuItems)
const LaterDialog = lazyPart(async () => (await import('./later-dialog.tsx')).LaterDialog)

type RestButtonsProps = {
  storeId: string
  ticket: KnownTicket
  mark: Mark | undefined
  /** Called once the ticket has left the queue. */
  onRested: () => void
}

/** Takes a ticket out of the queue: until a time, or until the customer writes. */
export function RestButtons({ storeId, ticket, mark, onRested }: RestButtonsProps) {
  const [isPicking, setIsPicking] = useState(false)
  const later = useRef<HTMLSpanElement>(null)

  function rest(decision: Parameters<typeof markTicket>[2]) {
    markTicket(storeId, ticket, decision)
    onRested()
  }
  const toggleDone = () => {
    if (mark) unmarkTicket(storeId, ticket.id)
    else rest({ isDone: true })
  }

  useKeyDown((event) => {
    const key = letterKey(event)
    if (key === 'e') toggleDone()
    else if (key === 'h') later.current?.querySelector('button')?.click()
    else return
    event.preventDefault()
  })

  return (
    <span ref={later} className={styles.rest}>
      <MenuButton
        className={iconButton}
        aria-label="Later (H)"
        title="Later (H)"
        menuLabel="Later"
        menu={
          <LaterMenuItems
            onChoose={(until) => rest({ isDone: false, until })}
            onPick={() => setIsPicking(true)}
          />
        }
      >
        <Icon name="clock" size={15} />
      </MenuButton>
      <IconButton
        icon={mark ? 'refund' : 'check'}
        label={mark ? 'Bring back (E)' : 'No answer needed (E)'}
        onClick={toggleDone}
      />
      {isPicking && (
        <Suspense>
          <LaterDialog
            onClose={() => setIsPicking(false)}
            onChoose={(until) => {
              setIsPicking(false)
              rest({ isDone: false, until })
            }}
          />
        </Suspense>
      )}
    </span>
  )
}
