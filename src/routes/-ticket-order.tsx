import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { OrderDetail } from '#api/schemas/orders.ts'
import { Button } from '#components/button.tsx'
import { Section } from '#components/section.tsx'
import { Skeleton } from '#components/skeleton.tsx'
import { OrderInTicket } from '#features/orders/order-in-ticket.tsx'
import { LazyRefundDialog, RefundButton } from '#features/orders/refund-button.tsx'
import type { OrdersByEmail } from '#model/orders/risk.ts'
import { problemFrom } from '#model/problem.ts'
import { replyInsertion } from '#model/tickets/reply-insertion.ts'

type TicketOrderProps = {
  storeId: string
  orderId: string
  storeCurrency: string | undefined
  query: UseQueryResult<OrderDetail>
  byEmail: OrdersByEmail
}

/** The order in question. Its refund opens over the ticket, so that nobody loses their place. */
export function TicketOrder(props: TicketOrderProps) {
  const { storeId, orderId, storeCurrency, query, byEmail } = props
  const { data, error, refetch } = query
  const [isRefunding, setIsRefunding] = useState(false)
  if (!data) {
    return (
      <Section title={`About order ${orderId.slice(0, 8)}`}>
        {error ? (
          <OrderFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton width="70%" />
        )}
      </Section>
    )
  }
  return (
    <>
      <OrderInTicket
        storeId={storeId}
        storeCurrency={storeCurrency}
        detail={data}
        byEmail={byEmail}
        action={<RefundButton order={data.order} onOpen={() => setIsRefunding(true)} />}
        onInsert={replyInsertion.send}
      />
      {isRefunding && (
        <Suspense>
          <LazyRefundDialog
            storeId={storeId}
            storeCurrency={storeCurrency}
            detail={data}
            onClose={() => setIsRefunding(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function OrderFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { title, message, code } = problemFrom(error, 'The order didn’t load')
  return (
    <div role="alert">
      <p>
        {title}. <bdi className="quiet">{message}</bdi> {code && <code>{code}</code>}
      </p>
      <Button variant="default" size="compact-xs" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
