import { labels, t } from '#base/language/words.ts'
import styles from './order-items-text.module.css'
import { Tag } from './tag.tsx'

type Item = { productName?: string; variantName?: string; quantity?: number }

/** The first item of an order; the title names all. */
export function OrderItemsText({ items }: { items: readonly Item[] }) {
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

function itemText({ productName, variantName, quantity }: Item): string {
  return `${productName ?? labels.unnamedProduct} ${variantName ?? ''} × ${quantity ?? 1}`
}
