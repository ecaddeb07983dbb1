import type { ReactNode } from 'react'
import { classNames } from '#components/class-names.ts'
import styles from './ticket-inbox.module.css'

type TicketInboxProps = {
  list: ReactNode
  /** A ticket is open: where there is room for one column only, it is the ticket's. */
  isOpen?: boolean
  context?: ReactNode
  children: ReactNode
}

/** The list, what is open of it and what belongs to that, side by side. */
export function TicketInbox({ list, isOpen, context, children }: TicketInboxProps) {
  return (
    <div className={classNames(styles.inbox, isOpen && styles.open)}>
      <div className={styles.list}>{list}</div>
      <div className={styles.ticket}>{children}</div>
      {context && (
        <aside className={styles.context} id="ticket-context" aria-label="Context">
          {context}
        </aside>
      )}
    </div>
  )
}
