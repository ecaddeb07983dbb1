import type { LinkProps } from '@tanstack/react-router'
import { useState } from 'react'
import { letterKey } from '#base/browser/letter-key.ts'
import { useKeyDown } from '#base/browser/use-key-down.ts'
import { labels, t } from '#base/language/words.ts'
import { Section } from '#components/page/section.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { useTicketWalk } from '#features/tickets/queue/use-ticket-walk.ts'
import { useTicketIndex } from '#model/hooks/use-ticket-indexes.ts'
import type { TicketsAddress } from '#model/reading/lists/lists.ts'
import { TicketHeader } from './ticket-header.tsx'
import styles from './ticket-view.module.css'
import { expectReplyFocus, useTicketKeys } from './use-ticket-keys.ts'

type TicketLoadingProps = {
  storeId: string
  ticketId: string
  parent: LinkProps & { label: string }
  search: TicketsAddress
}

const messages = [['92%', '78%', '40%'], ['86%', '64%'], ['72%']]

/** What the list knows of a ticket, above the room of its messages. */
export function TicketLoading({ storeId, ticketId, parent, search }: TicketLoadingProps) {
  const index = useTicketIndex(storeId)
  const walk = useTicketWalk(storeId, ticketId, search, index)
  const known = index.tickets.find(({ id }) => id === ticketId)
  // The head looks ready already, so no key may be lost; after R, letters belong to the reply.
  const [isReplying, setIsReplying] = useState(false)
  useKeyDown((event) => {
    if (letterKey(event) !== 'r') return
    expectReplyFocus()
    setIsReplying(true)
  })
  useTicketKeys(isReplying ? { previous: undefined, next: undefined } : walk)
  return (
    <>
      <TicketHeader
        ticketId={ticketId}
        subject={known ? known.subject : t`Ticket`}
        parent={parent}
        walk={walk}
        isSent={false}
        facts={undefined}
        actions={undefined}
      />
      <div aria-busy>
        <output className="sr-only">{t`Loading`}</output>
        {messages.map((lines) => (
          <div key={lines.length} className={styles.message}>
            <Skeleton width={28} />
            <div className="stack grow near">
              <Skeleton width={120} />
              {lines.map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  )
}

/** The order that the ticket is about: one comes wherever the customer has any. */
export const OrderLoading = ({ title }: { title: string }) => (
  <Section title={title}>
    <div className={styles.orderRoom}>
      <Skeleton width="70%" />
    </div>
  </Section>
)

/** In the column beside it. */
export const ContextLoading = () => (
  <Section title={labels.customer}>
    <div className="stack roomy">
      {['64%', '100%', '82%', '46%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  </Section>
)
