import { t } from '#base/language/words.ts'
import { isSameId } from '#base/text/same-id.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Section } from '#components/page/section.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Status } from '#components/values/status.tsx'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { useCustomerOrders } from '#model/reading/lists/customer-orders.ts'
import { orderLink, ordersLink } from '#model/reading/links/order-links.ts'
import styles from './order-view.module.css'
import { OrderAmount } from '#components/values/order-amount.tsx'

type OrderOthersProps = {
  storeId: string
  orderId: string
  email: string | undefined
  storeCurrency: string | undefined
}

const MOST = 3

/** The newest; an earlier disputed one is never left out, as Risk speaks of it. */
function chosen<One extends { status?: string }>(others: readonly One[]): readonly One[] {
  const newest = others.slice(0, MOST)
  const disputed = others.find(({ status }) => orderTone(status).glyph === 'triangle')
  return !disputed || newest.includes(disputed) ? newest : [...newest.slice(1), disputed]
}

export function OrderOthers({ storeId, orderId, email, storeCurrency }: OrderOthersProps) {
  const { query, rows, isPart } = useCustomerOrders(storeId, email)
  if (!email) return null
  const others = rows?.filter(({ id }) => !isSameId(id, orderId))
  return (
    <Section
      title={t`Other orders`}
      action={
        <AnchorLink {...ordersLink(storeId, { email })} aria-label={t`All with this email`}>
          {t({ message: 'All', context: 'orders' })}
        </AnchorLink>
      }
    >
      {query.isError && <p className="quiet">{t`Couldn’t load other orders.`}</p>}
      {!query.isError && !others && <Skeleton width="70%" />}
      {others?.length === 0 && (
        <p className="quiet">
          {isPart ? t`None among the latest loaded.` : t`None with this email.`}
        </p>
      )}
      <ul>
        {chosen(others ?? []).map((order) => (
          <li key={order.id} className={styles.order}>
            <AnchorLink {...orderLink(storeId, order.id)} className={styles.link}>
              <Status value={order.status} as={orderTone(order.status)} />
            </AnchorLink>
            <span className={styles.time}>
              <DateTime value={order.dateCreated} />
            </span>
            <OrderAmount order={order} storeCurrency={storeCurrency} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
