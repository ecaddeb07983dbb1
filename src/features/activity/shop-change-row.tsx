import type { LinkProps } from '@tanstack/react-router'
import { CommaList } from '#components/text/comma-list.tsx'
import { t } from '#base/language/words.ts'
import { lineText } from '#base/text/visible-text.ts'
import { PlainLink } from '#components/controls/plain-link.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Thumb } from '#components/values/thumb.tsx'
import type { ActivityEntry } from '#model/doing/activity/log.ts'
import { couponLink, productLink } from '#model/reading/links/links.ts'
import { idOf, kindOf } from '#model/reading/pictures/picture.ts'
import { type ShopChange, piecesSold } from '#model/reading/pictures/shop-changes.ts'
import { ChangeValues } from './change-values.tsx'
import styles from './shop-changes.module.css'
import { unexplained } from '#model/reading/figures/sold-meanwhile.ts'
import { changeDetail, changeTitle, soldText } from './shop-words.ts'
import type { SoldMeanwhile } from './sold-meanwhile.ts'

type RowProps = {
  /** Of one record, in one group. */
  changes: readonly ShopChange[]
  storeId: string
  storeCurrency: string | undefined
  /** What was done from here. */
  entries: readonly ActivityEntry[]
  sold: SoldMeanwhile['sold']
  /** Whether the group’s head cannot tell it of all of them. */
  tellsTime: boolean
}

/** Who isn’t known of most, so that is said once, below all of them. */
export function ShopChangeRow(props: RowProps) {
  const { changes, storeId, storeCurrency, entries, sold, tellsTime } = props
  const [first] = changes
  if (!first) return null
  const title = lineText(changeTitle(first))
  const link = linkOf(first, storeId)
  const own = ownEntry(first, entries)
  return (
    <li className={styles.record}>
      <Thumb name={String(first.product?.['name'] ?? title)} size={28} />
      <span className="shrinks grid">
        <bdi className={styles.name}>{link ? <PlainLink {...link}>{title}</PlainLink> : title}</bdi>
        {own && (
          <span className="quiet small">
            <CommaList>
              {t`You`}
              <DateTime value={own.at} absolute />
            </CommaList>
          </span>
        )}
      </span>
      <dl className={styles.fields}>
        {changes.map((change) => (
          <div key={change.field}>
            <dt>{changeDetail(change)}</dt>
            <dd>
              <ChangeValues change={change} currency={storeCurrency} />
              {change.field === 'stock' && sold && <Sold change={change} sold={sold} />}
              {tellsTime && (
                <span className={styles.beside}>
                  <DateTime value={change.seenAt} absolute />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** How much of a jump sales explain. */
function Sold({ change, sold }: { change: ShopChange; sold: ReadonlyMap<string, number> }) {
  const { before, after } = change
  if (typeof before !== 'number' || typeof after !== 'number') return null
  const pieces = piecesSold(sold, change)
  return (
    <span className={styles.beside}>{soldText(pieces, unexplained(before, after, pieces))}</span>
  )
}

function linkOf({ key, group, facts }: ShopChange, storeId: string): LinkProps | undefined {
  const id = idOf(key)
  switch (kindOf(key)) {
    case 'product':
      return group === 'gone' ? undefined : productLink(storeId, id)
    case 'variant':
      return productLink(storeId, String(facts['product']))
    case 'coupon':
      return group === 'gone' ? undefined : couponLink(storeId, id)
    case 'processor':
      return { to: '/processors' }
    case 'key':
      break
  }
  return { to: '/account', search: { view: 'keys' } }
}

/** Only variants are made and deleted from here. */
export function ownEntry({ key, group }: ShopChange, entries: readonly ActivityEntry[]) {
  const operation = { new: 'createVariant', gone: 'deleteVariant' }[group as string]
  if (!operation || kindOf(key) !== 'variant') return undefined
  return entries.find(
    (entry) =>
      entry.operation === operation &&
      entry.outcome === 'done' &&
      [entry.recordId, entry.params['variantId']].some((id) => id?.toLowerCase() === idOf(key)),
  )
}
