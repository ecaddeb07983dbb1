import type { Order } from '#api/schemas/orders.ts'
import { labels, t } from '#base/language/words.ts'
import { Tag } from '#components/values/tag.tsx'
import styles from './orders-table.module.css'

export function OrderItemsText({ items }: { items: Order['items'] }) {
  const [first, ...others] = items
  if (!first) return <span className="quiet">{t`No items`}</span>
  return (
    <span className={styles.items} title={items.map(itemText).join('\n')}>
      <span className="truncate">
        <bdi>{first.productName ?? labels.unnamedProduct}</bdi>{' '}
        <bdi className="quiet">{first.variantName}</bdi>
      </span>
      {first.quantity !== undefined && first.quantity !== 1 && (
        <span className="quiet">×{first.quantity}</span>
      )}
      {others.length > 0 && <Tag>+{others.length}</Tag>}
    </span>
  )
}

function itemText({ productName, variantName, quantity }: Order['items'][number]): string {
  return `${productName ?? labels.unnamedProduct} ${variantName ?? ''} × ${quantity ?? 1}`
}
