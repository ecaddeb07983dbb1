import { t } from '#base/language/words.ts'
import { atLeast } from '#base/numbers/at-least.ts'
import { Skeleton } from '#components/page/skeleton.tsx'
import { VARIANT_DAYS } from '#model/reading/ledger/product-weeks.ts'
import type { ProductWeeks } from './use-product-weeks.ts'
import styles from './variants-card.module.css'

type VariantSoldProps = Pick<ProductWeeks, 'sold' | 'isAwaited'> & { variantId: string }

/** A month as seven bars, the number beside them; nothing before the orders are read. */
export function VariantSold({ sold, isAwaited, variantId }: VariantSoldProps) {
  if (!sold) {
    return <span className={styles.sold}>{isAwaited ? <Skeleton width={84} /> : '—'}</span>
  }
  const { pieces, bars } = sold.byVariant.get(variantId.toLowerCase()) ?? { pieces: 0, bars: [] }
  const most = Math.max(1, ...bars)
  return (
    <span
      className={styles.sold}
      title={
        sold.isWhole
          ? t`Pieces in paid orders of the last ${VARIANT_DAYS} days`
          : t`At least: not all orders could be counted`
      }
    >
      <span className={styles.bars} aria-hidden>
        {bars.map((bar, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- seven parts of a month
          <span key={at} style={{ height: `${Math.max(6, (100 * bar) / most)}%` }} />
        ))}
      </span>
      {atLeast(pieces, !sold.isWhole)}
    </span>
  )
}
