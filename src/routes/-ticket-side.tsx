import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Customer } from '#api/schemas/customers.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import type { Ticket } from '#api/schemas/tickets.ts'
import { sentence } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { Section } from '#components/page/section.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { OrderInTicket } from '#features/orders/order-in-ticket.tsx'
import { LazyRefundDialog, RefundButton } from '#features/orders/refund-button.tsx'
import { TicketContext } from '#features/tickets/thread/ticket-context.tsx'
import type { OrdersByEmail } from '#model/records/orders/risk.ts'
import { problemFrom } from '#model/reading/problem.ts'
import { replyInsertion } from '#model/doing/replies/reply-insertion.ts'
import type { TicketOrder } from '#model/hooks/use-ticket-order.ts'

type TicketSideProps = {
  storeId: string
  storeCurrency: string | undefined
  customer: Customer
  ticket: Ticket
  about: TicketOrder
}

/** Beside the thread: the customer, and the order that the ticket is about. */
export function TicketSide({ about, ...shared }: TicketSideProps) {
  const { storeId, storeCurrency } = shared
  const { orders, order, record, undelivered } = about
  return (
    <TicketContext
      {...shared}
      orders={orders}
      orderId={order?.id}
      order={
        order && (
          <OrderInQuestion
            key={order.id}
            storeId={storeId}
            orderId={order.id}
            storeCurrency={storeCurrency}
            query={record}
            undelivered={undelivered}
            byEmail={orders.rows && { orders: orders.rows, isPart: orders.isPart }}
          />
        )
      }
    />
  )
}

type OrderInQuestionProps = {
  storeId: string
  orderId: string
  storeCurrency: string | undefined
  query: UseQueryResult<OrderDetail>
  undelivered: string | undefined
  byEmail: OrdersByEmail
}

/** Its refund opens over the ticket, so that nobody loses their place. */
function OrderInQuestion(props: OrderInQuestionProps) {
  const { storeId, orderId, storeCurrency, query, undelivered, byEmail } = props
  const { data, error, refetch } = query
  const [isRefunding, setIsRefunding] = useState(false)
  if (!data) {
    return (
      <Section title={t`About order ${orderId.slice(0, 8)}`}>
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
        undelivered={undelivered}
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
  const { title, message, code } = problemFrom(error, t`The order didn’t load`)
  return (
    <div role="alert">
      <p>
        {sentence(title)} <bdi className="quiet">{message}</bdi> {code && <code>{code}</code>}
      </p>
      <Button variant="default" size="compact-xs" onClick={onRetry}>
        {t`Try again`}
      </Button>
    </div>
  )
}
