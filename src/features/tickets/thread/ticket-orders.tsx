import type { Order } from '#api/schemas/orders.ts'
import { t } from '#base/language/words.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { RecordLines } from '#components/page/record-lines.tsx'
import { PartFailure } from '#components/page/part-failure.tsx'
import { Section } from '#components/page/section.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Status } from '#components/values/status.tsx'
import { visibleText } from '#base/text/visible-text.ts'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { problemFrom } from '#model/reading/problem.ts'
import { chooseOrder } from '#model/doing/tickets/order-in-question.ts'
import styles from './ticket-view.module.css'
import { OrderAmount } from '#components/values/order-amount.tsx'

type TicketOrdersProps = {
  storeId: string
  ticketId: string
  /** The order that the ticket is about. */
  orderId: string | undefined
  email: string | undefined
  /** The newest orders with this email; undefined while loading. */
  orders: Order[] | undefined
  /** How many there will be, for their room until they load. */
  awaited: number
  /** Addresses that contain this one have more, which were not read. */
  isPart: boolean
  failed: { error: Error | null; refetch: () => Promise<unknown> }
  storeCurrency: string | undefined
}

export function TicketOrders(props: TicketOrdersProps) {
  const { storeId, ticketId, orderId, email, orders, awaited, isPart } = props
  const { failed, storeCurrency } = props
  const isFailed = failed.error !== null
  if (!email) return null
  return (
    <Section
      title={t`Recent orders`}
      action={
        <AnchorLink to="/stores/$storeId/orders" params={{ storeId }} search={{ email }}>
          {t({ message: 'All', context: 'orders' })}
        </AnchorLink>
      }
    >
      {isFailed && !orders && (
        <PartFailure
          problem={problemFrom(failed.error, t`Orders didn’t load`)}
          onRetry={() => void failed.refetch()}
        />
      )}
      {orders?.length === 0 && (
        <p className="quiet">
          {isPart ? t`None among the latest found.` : t`None with this email.`}
        </p>
      )}
      {!isFailed && !orders && <OrdersAwaited count={awaited} />}
      <ul className={styles.list}>
        {orders?.map((order, index) => (
          <li key={order.id || index} className={styles.order}>
            <OrderLine storeId={storeId} order={order} storeCurrency={storeCurrency} />
            {order.id === orderId ? (
              <span className="quiet small">{t`Shown above`}</span>
            ) : (
              order.id && (
                <Button
                  variant="subtle"
                  size="compact-xs"
                  className={styles.choose}
                  aria-label={t`About order ${order.id.slice(0, 8)}`}
                  onClick={() => chooseOrder(ticketId, order.id)}
                >
                  {t`About this one`}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const OrdersAwaited = ({ count }: { count: number }) => (
  <div className={styles.list}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.awaited}>
        <Skeleton width="70%" />
      </div>
    ))}
  </div>
)

type OrderLineProps = { storeId: string; order: Order; storeCurrency: string | undefined }

function OrderLine({ storeId, order, storeCurrency }: OrderLineProps) {
  const [first, ...others] = order.items
  const more = others.length
  const title = visibleText(first?.productName?.slice(0, 200) ?? t`Order ${order.id.slice(0, 8)}`)
  return (
    <RecordLines
      title={
        order.id ? (
          <AnchorLink
            to="/stores/$storeId/orders/$orderId"
            params={{ storeId, orderId: order.id }}
            className={styles.subject}
          >
            <bdi>{title}</bdi>
            {more > 0 && t({ message: ` +${more}`, context: 'CLDR' })}
          </AnchorLink>
        ) : (
          <bdi className={styles.subject}>{title}</bdi>
        )
      }
      amount={<OrderAmount order={order} storeCurrency={storeCurrency} />}
      state={<Status value={order.status} as={orderTone(order.status)} />}
      date={order.dateCreated}
    />
  )
}
