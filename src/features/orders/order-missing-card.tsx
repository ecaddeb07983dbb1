import type { OrderRecord } from '#api/schemas/order-detail.ts'
import { commaList } from '#base/language/lists.ts'
import { labels, t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { Card } from '#components/page/card.tsx'
import { ticketOf } from '#model/doing/tickets/tickets-of.ts'
import { ticketLink } from '#model/reading/links/links.ts'
import { ticketIndex } from '#model/reading/memory/tickets.ts'
import type { lackingItems } from '#model/records/orders/goods.ts'
import { goodsText, stockText } from '#model/records/orders/goods-words.ts'
import styles from './order-delivered-card.module.css'

type OrderMissingCardProps = {
  order: OrderRecord
  storeId: string
  lacking: ReturnType<typeof lackingItems>
}

/** What To fix says of it, by item, and the way to whoever waits. */
export function OrderMissingCard({ order, storeId, lacking }: OrderMissingCardProps) {
  // A ticket may come to be known while one looks.
  useStore(ticketIndex(storeId))
  const goods = lacking[0]?.goods
  const customerEmail = order.customer?.emailAddress
  const ticket = goods && ticketOf(storeId, { customerEmail, goods })
  return (
    <Card
      title={t`Missing`}
      actions={
        ticket && (
          <ButtonLink
            {...ticketLink(storeId, ticket.customerId, ticket.id)}
            variant="default"
            size="xs"
          >
            {t`Reply in ticket`}
          </ButtonLink>
        )
      }
    >
      <ul className={styles.list}>
        {lacking.map(({ item, goods: lacks }) => (
          <li key={item.id || item.variantId} className={styles.row}>
            <span className={styles.main}>
              <span className={styles.name}>
                <bdi>{item.productName ?? labels.unnamedProduct}</bdi>{' '}
                <bdi className="quiet">{item.variantName}</bdi>
              </span>
              <span className={styles.goods}>
                {commaList([goodsText(lacks), stockText(lacks)])}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
