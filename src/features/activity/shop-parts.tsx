import { formatNumber } from '#base/numbers/money-format.ts'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { countedRows } from '#model/reading/lists/counted.ts'
import { type Kind, type Part, type Picture, kindOf } from '#model/reading/pictures/picture.ts'
import styles from './shop-changes.module.css'
import { partNames } from './shop-words.ts'

type ShopPartsProps = {
  label: string
  parts: readonly Part[]
  /** Of the day that was read last. */
  picture: Picture
  /** What is said of each, where the head doesn’t say it of all. */
  outcome?: string
}

/** What is compared, and how much of it there is. */
export function ShopParts({ label, parts, picture, outcome }: ShopPartsProps) {
  const kinds = Object.keys(picture).map(kindOf)
  const count = (...wanted: Kind[]) => kinds.filter((kind) => wanted.includes(kind)).length
  const counts: Record<Part, string> = {
    products: countedRows('products', count('product')),
    coupons: countedRows('coupons', count('coupon')),
    account: formatNumber(count('processor', 'key')),
  }
  return (
    <ul className={styles.parts} aria-label={label}>
      {parts.map((part) => (
        <li key={part} className={styles.row}>
          <StatusGlyph glyph="tick" tone="success" size={18} />
          <span className="strong breaks">{partNames[part]}</span>
          <span className={styles.values}>{counts[part]}</span>
          {outcome && <span className={styles.who}>{outcome}</span>}
        </li>
      ))}
    </ul>
  )
}
