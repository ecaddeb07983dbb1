import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CONTEXT } from '#features/tickets/queue/ticket-inbox.tsx'

type ContextLinkProps = { className: string | undefined; label?: string; children: ReactNode }

/** On a phone: to the customer and their orders, which cover the ticket. */
export function ContextLink({ className, label, children }: ContextLinkProps) {
  return (
    <Link
      to="."
      search
      hash={CONTEXT}
      resetScroll={false}
      hashScrollIntoView={false}
      className={className}
      aria-label={label}
    >
      {children}
    </Link>
  )
}
