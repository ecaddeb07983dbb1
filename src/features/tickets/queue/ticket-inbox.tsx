import { useCanGoBack, useLocation, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '#base/language/words.ts'
import { classNames } from '#components/controls/class-names.ts'
import { Icon } from '#components/controls/icons.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import styles from './ticket-inbox.module.css'

/** The part of the address that shows the context on phones, where it covers the ticket. */
export const CONTEXT = 'ticket-context'

type TicketInboxProps = {
  list: ReactNode
  /** A ticket is open, and takes the only column on narrow screens. */
  isOpen?: boolean
  context?: ReactNode
  children: ReactNode
}

export function TicketInbox({ list, isOpen, context, children }: TicketInboxProps) {
  const isAsked = useLocation({ select: ({ hash }) => hash === CONTEXT })
  const isCovered = useIsPhone() && isAsked && Boolean(context)
  const ticket = useRef<HTMLDivElement>(null)
  return (
    <div className={classNames(styles.inbox, isOpen && styles.open)}>
      <div className={styles.list}>{list}</div>
      <div ref={ticket} className={styles.ticket} inert={isCovered}>
        {children}
      </div>
      {context && (
        <aside
          className={styles.context}
          id={CONTEXT}
          aria-label={t`Context`}
          data-over={isCovered || undefined}
        >
          {isCovered && (
            <BackToTicket
              onGone={() =>
                ticket.current?.querySelector<HTMLElement>(`[href$="#${CONTEXT}"]`)?.focus()
              }
            />
          )}
          {context}
        </aside>
      )}
    </div>
  )
}

function BackToTicket({ onGone }: { onGone: () => void }) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const button = useRef<HTMLButtonElement>(null)
  const gone = useRef(onGone)
  useEffect(() => {
    const end = gone.current
    button.current?.focus()
    return () => {
      requestAnimationFrame(end)
    }
  }, [])

  function leave() {
    if (canGoBack) router.history.back()
    else void router.navigate({ to: '.', search: true, hash: '', replace: true })
  }

  return (
    <button ref={button} type="button" className={styles.back} onClick={leave}>
      <Icon name="chevron-left" size={22} /> {t`Conversation`}
    </button>
  )
}
