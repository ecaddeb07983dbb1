import { atLeast } from '#base/numbers/at-least.ts'
import { t } from '#base/language/words.ts'
import { VARIANT_DAYS, type VariantSales } from '#model/reading/ledger/product-weeks.ts'
import styles from './variant-sold.module.css'

type VariantSoldProps = {
  sales: { byVariant: ReadonlyMap<string, VariantSales>; isWhole: boolean } | undefined
  variantId: string
}

/** A month as seven bars, the number beside them; nothing before the orders are read. */
export function VariantSold({ sales, variantId }: VariantSoldProps) {
  if (!sales) return <span className={styles.sold} />
  const { pieces, bars } = sales.byVariant.get(variantId.toLowerCase()) ?? { pieces: 0, bars: [] }
  const most = Math.max(1, ...bars)
  return (
    <span
      className={styles.sold}
      title={
        sales.isWhole
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
      {atLeast(pieces, !sales.isWhole)}
    </span>
  )
}
