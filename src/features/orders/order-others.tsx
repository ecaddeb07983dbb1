import type { Order } from '#api/schemas/orders.ts'
import { AnchorLink } from '#components/anchor-link.tsx'
import { DateTime } from '#components/date-time.tsx'
import { Money } from '#components/money.tsx'
import { Section } from '#components/section.tsx'
import { Skeleton } from '#components/skeleton.tsx'
import { Status } from '#components/status.tsx'
import { orderLink, ordersLink } from './order-links.ts'
import styles from './order-others.module.css'

type OrderOthersProps = {
  /** The newest orders of the same email address; undefined while they are read. */
  orders: Order[] | undefined
  /** There are more under addresses that contain this one, which were not read. */
  isPart: boolean
  /** They could not be read. */
  isFailed?: boolean
  orderId: string
  email: string | undefined
  storeId: string
  storeCurrency: string | undefined
}

const most = 5

/** What else this customer has bought. */
export function OrderOthers({
  orders,
  isPart,
  isFailed,
  orderId,
  email,
  storeId,
  storeCurrency,
}: OrderOthersProps) {
  if (!email) return null
  const others = orders?.filter(({ id }) => id !== orderId)
  return (
    <Section
      title="Other orders"
      action={<AnchorLink {...ordersLink(storeId, { email })}>All by this email</AnchorLink>}
    >
      {isFailed && <p className="quiet">They could not be read.</p>}
      {!isFailed && !others && <Skeleton width="70%" />}
      {others?.length === 0 && (
        <p className="quiet">
          {isPart ? 'None among the newest found.' : 'None under this email address.'}
        </p>
      )}
      <ul>
        {others?.slice(0, most).map((order) => (
          <li key={order.id} className={styles.order} data-ledger>
            <AnchorLink {...orderLink(storeId, order.id)} className={styles.link}>
              <Status value={order.status} />
            </AnchorLink>
            <span className={styles.time}>
              <DateTime value={order.dateCreated} />
            </span>
            <Money
              amount={order.amount}
              currency={order.currencyCode || storeCurrency}
              assumed={!order.currencyCode}
              quiet={!order.amountPaid}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
