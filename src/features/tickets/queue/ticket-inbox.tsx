import type { ReactNode } from 'react'
import { classNames } from '#components/controls/class-names.ts'
import styles from './ticket-inbox.module.css'

type TicketInboxProps = {
  list: ReactNode
  /** A ticket is open, and takes the only column on narrow screens. */
  isOpen?: boolean
  context?: ReactNode
  children: ReactNode
}

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
