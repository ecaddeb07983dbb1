import { t } from '#base/language/words.ts'
import { commaList } from '#base/language/lists.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import {
  type Kind,
  type Part,
  type Picture,
  kindOf,
  partOfKind,
} from '#model/reading/pictures/picture.ts'
import type { ChangeGroup } from '#model/reading/pictures/shop-changes.ts'
import styles from './shop-changes.module.css'
import { groupTitles, partNames } from './shop-words.ts'

type ShopPartsProps = {
  label: string
  parts: readonly Part[]
  /** Of the day that was read last. */
  picture: Picture
  /** What is said of each, where the head doesn’t say it of all. */
  outcome?: string
}

const kindTitles: Record<Kind, string> = {
  product: partNames.products,
  variant: t`Variants`,
  coupon: groupTitles.coupon,
  processor: groupTitles.processor,
  key: groupTitles.key,
}

/** What is told of each once there are two days. */
const told: Record<Kind, readonly ChangeGroup[]> = {
  product: ['new', 'gone', 'other'],
  variant: ['price', 'stock', 'limits'],
  coupon: ['new', 'gone'],
  processor: ['payout'],
  key: ['new', 'gone'],
}

/** What is compared, and how much of it there is. */
export function ShopParts({ label, parts, picture, outcome }: ShopPartsProps) {
  const all = Object.keys(picture).map(kindOf)
  const kinds = (Object.keys(kindTitles) as Kind[]).filter((kind) =>
    parts.includes(partOfKind[kind]),
  )
  return (
    <ul className={styles.parts} aria-label={label}>
      {kinds.map((kind) => (
        <li key={kind} className={styles.row}>
          <StatusGlyph glyph="tick" tone="success" size={18} />
          <span className="stack breaks">
            <span className="strong">{kindTitles[kind]}</span>
            {!outcome && (
              <span className="small quiet">
                {commaList(told[kind].map((group) => groupTitles[group]))}
              </span>
            )}
          </span>
          <span className={styles.values} data-alone={!outcome || undefined}>
            {formatNumber(all.filter((other) => other === kind).length)}
          </span>
          {outcome && <span className={styles.who}>{outcome}</span>}
        </li>
      ))}
    </ul>
  )
}
