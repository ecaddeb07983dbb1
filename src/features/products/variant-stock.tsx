import { type ReactNode, use } from 'react'
import { t } from '#base/language/words.ts'
import { LowStock } from '#components/values/low-stock.ts'
import { Stock } from '#components/values/stock.tsx'
import { isStockTold } from '#model/records/products/stock.ts'
import styles from './variants-card.module.css'

type VariantStockProps = { value: number | undefined; lasts: ReactNode }

/** A stock, how full it is, and below it how long it lasts. */
export const VariantStock = ({ value, lasts }: VariantStockProps) => (
  <>
    <span className="row near to-end">
      <Stock value={value} />
      <StockBar value={value} />
    </span>
    <span className={styles.lasts}>{lasts}</span>
  </>
)

/** A full bar is three times what counts as low; the line marks that. The number stands beside it. */
export function StockBar({ value }: { value: number | undefined }) {
  const low = use(LowStock)
  if (!isStockTold(value) || low <= 0) return null
  const share = Math.min(1, Math.max(0, value) / (3 * low))
  return (
    <span className={styles.track} title={t`Low from ${low} down`} aria-hidden>
      <span data-low={value <= low || undefined} style={{ width: `${100 * share}%` }} />
    </span>
  )
}
