import type { LinkProps } from '@tanstack/react-router'
import { CommaList } from '#components/text/comma-list.tsx'
import { Trans } from '#components/text/trans.tsx'
import { t } from '#base/language/words.ts'
import { formatNumber, formatPercentage } from '#base/numbers/money-format.ts'
import { lineText } from '#base/text/visible-text.ts'
import { PlainLink } from '#components/controls/plain-link.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Money } from '#components/values/money.tsx'
import { Thumb } from '#components/values/thumb.tsx'
import type { ActivityEntry } from '#model/doing/activity/log.ts'
import { couponLink, productLink } from '#model/reading/links/links.ts'
import { type Fact, idOf, kindOf } from '#model/reading/pictures/picture.ts'
import { percentText } from '#model/reading/platform/percent.ts'
import { type ShopChange, isHalved } from '#model/reading/pictures/shop-changes.ts'
import styles from './shop-changes.module.css'
import { unexplained } from '#model/reading/figures/sold-meanwhile.ts'
import { type SoldMeanwhile, piecesSold } from './use-sold-meanwhile.ts'
import { changeDetail, changeTitle, soldText } from './shop-words.ts'

type RowProps = {
  change: ShopChange
  storeId: string
  storeCurrency: string | undefined
  /** What was done from here. */
  entries: readonly ActivityEntry[]
  meanwhile: SoldMeanwhile
}

export function ShopChangeRow({ change, storeId, storeCurrency, entries, meanwhile }: RowProps) {
  const title = lineText(changeTitle(change))
  const link = linkOf(change, storeId)
  const own = ownEntry(change, entries)
  const what = changeDetail(change)
  return (
    <li className={styles.row}>
      <Thumb name={String(change.product?.['name'] ?? title)} size={28} />
      <span className={styles.what}>
        <bdi className={styles.name}>{link ? <PlainLink {...link}>{title}</PlainLink> : title}</bdi>
        <span className="quiet small">
          <Trans>
            {what}, <DateTime value={change.seenAt} absolute />
          </Trans>
          {change.group === 'stock' && <Sold change={change} meanwhile={meanwhile} />}
        </span>
      </span>
      <span className={styles.values}>
        <Values change={change} currency={storeCurrency} />
      </span>
      <span className={styles.who}>
        {own ? (
          <CommaList>
            {t`You`}
            <DateTime value={own.at} absolute />
          </CommaList>
        ) : (
          t`Who isn’t known`
        )}
      </span>
    </li>
  )
}

/** How much of a jump sales explain. */
function Sold({ change, meanwhile }: Pick<RowProps, 'change' | 'meanwhile'>) {
  const { before, after } = change
  const { sold, isPartial } = meanwhile
  if (!sold || typeof before !== 'number' || typeof after !== 'number') return null
  const pieces = piecesSold(sold, change)
  const text = soldText(pieces, unexplained(before, after, pieces))
  return <> · {isPartial ? t`${text}, of the orders that could be read` : text}</>
}

function Values({ change, currency }: { change: ShopChange; currency: string | undefined }) {
  const { group, field, before, after, facts } = change
  if (field === undefined) {
    const cost = facts['cost']
    return (
      <>
        {typeof cost === 'number' && (
          <span className="quiet">
            <Money amount={cost} currency={currency} storeCurrency={currency} />
          </span>
        )}
        <span className="strong">
          {group === 'gone'
            ? t`Gone`
            : t({ message: 'New', context: 'a product, variant or coupon' })}
        </span>
      </>
    )
  }
  if (['text', 'pictures', 'whichVariants'].includes(field)) return t`Changed`
  const fall = isHalved(change) ? Math.round((1 - Number(after) / Number(before)) * 100) : undefined
  return (
    <>
      <s className="quiet">
        <Value field={field} value={before} currency={currency} />
      </s>
      <span className="strong">
        <Value field={field} value={after} currency={currency} />
      </span>
      {fall !== undefined && <span className="danger">{formatPercentage(-fall)}</span>}
    </>
  )
}

type ValueProps = { field: string; value: Fact | undefined; currency: string | undefined }

function Value({ field, value, currency }: ValueProps) {
  if (field === 'cost' && typeof value === 'number') {
    return <Money amount={value} currency={currency} storeCurrency={currency} />
  }
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`
  if (field === 'maximumUses' && value === '') return t`No limit`
  if (field === 'maximum' && value === -1) return t`No limit`
  if (field === 'expires') return value ? <DateTime value={String(value)} absolute /> : t`No end`
  if (typeof value === 'number')
    return field === 'percentage' ? percentText(value) : formatNumber(value)
  return value ? <bdi className="breaks">{lineText(value)}</bdi> : t`Empty`
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
