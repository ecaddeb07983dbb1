import { commaList } from '#base/language/lists.ts'
import { labels, plural, t } from '#base/language/words.ts'
import type { OrderItem } from '#api/schemas/orders.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { Status } from '#components/values/status.tsx'
import styles from './refund-dialog.module.css'

const SHOWN_ITEMS = 6

export function RefundFacts({ detail: { order, storeName } }: { detail: OrderDetail }) {
  const delivered = order.deliveredItems.length
  return (
    <dl className={styles.facts}>
      <dt>{t`Order`}</dt>
      <dd>
        <ShortId id={order.id} />
        <span className="quiet">
          <DateTime value={order.dateCreated} absolute />
        </span>
      </dd>
      {storeName && (
        <>
          <dt>{t`Store`}</dt>
          <dd>
            <bdi>{storeName}</bdi>
          </dd>
        </>
      )}
      <dt>{labels.items}</dt>
      <dd>
        <bdi>{itemsText(order.items)}</bdi>
      </dd>
      <dt>{t`Delivered`}</dt>
      <dd>
        {delivered === 0 ? (
          <span className="quiet">{t`None`}</span>
        ) : (
          <>
            <StatusGlyph glyph="half" tone="warning" />
            {plural(delivered, {
              one: '1 item is already delivered',
              other: `${delivered} items are already delivered`,
            })}
          </>
        )}
      </dd>
      {order.isSubscriptionOrder && (
        <>
          <dt>{t`Subscription`}</dt>
          <dd>{t`May continue after the refund`}</dd>
        </>
      )}
      {order.chargeback && (
        <>
          <dt>{t`Chargeback`}</dt>
          <dd>
            <Status
              value={order.chargeback.status ?? 'open'}
              label={order.chargeback.status ? undefined : t`Opened`}
              as={{ glyph: 'triangle', tone: 'danger' }}
            />
          </dd>
        </>
      )}
    </dl>
  )
}

function itemsText(items: OrderItem[]): string {
  if (items.length === 0) return t`None`
  const names = items
    .slice(0, SHOWN_ITEMS)
    .map(({ productName = labels.unnamedProduct, quantity }) => {
      return quantity !== undefined && quantity !== 1 ? `${productName} ×${quantity}` : productName
    })
  const others = items.length - names.length
  return others > 0 ? t`${commaList(names)} and ${others} more` : commaList(names)
}
