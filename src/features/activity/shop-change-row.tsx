import type { LinkProps } from '@tanstack/react-router'
import { CommaList } from '#components/text/comma-list.tsx'
import { Private } from '#components/text/private.tsx'
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
import {
  type ShopChange,
  type ShopComparison,
  beyondSales,
  isHalved,
  payoutFields,
  piecesSold,
} from '#model/reading/pictures/shop-changes.ts'
import styles from './shop-changes.module.css'
import { unexplained, areSalesTold, soldMeanwhile } from '#model/reading/figures/sold-meanwhile.ts'
import { changeDetail, changeTitle, soldText } from './shop-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { orderCountQuery } from '#api/orders.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { addDays } from '#base/time/calendar.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { useLedgerRead } from '#model/reading/ledger/ledger-query.ts'

type RowProps = {
  change: ShopChange
  storeId: string
  storeCurrency: string | undefined
  /** What was done from here. */
  entries: readonly ActivityEntry[]
  meanwhile: SoldMeanwhile
}

/** Who isn’t known of most, so that is said once, below all of them. */
export function ShopChangeRow({ change, storeId, storeCurrency, entries, meanwhile }: RowProps) {
  const title = lineText(changeTitle(change))
  const link = linkOf(change, storeId)
  const own = ownEntry(change, entries)
  const what = changeDetail(change)
  return (
    <li className={styles.row}>
      <Thumb name={String(change.product?.['name'] ?? title)} size={28} />
      <span className="shrinks grid">
        <bdi className={styles.name}>{link ? <PlainLink {...link}>{title}</PlainLink> : title}</bdi>
        <span className="quiet small">
          <Trans>
            {what}, <DateTime value={change.seenAt} absolute />
          </Trans>
          {own && (
            <>
              {' · '}
              <CommaList>
                {t`You`}
                <DateTime value={own.at} absolute />
              </CommaList>
            </>
          )}
          {change.field === 'stock' && <Sold change={change} meanwhile={meanwhile} />}
        </span>
      </span>
      <span className={styles.values}>
        <Values change={change} currency={storeCurrency} />
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
  const isOpened = group === 'payout' || (field === 'addresses' && after === '')
  const fall = isHalved(change) ? Math.round((1 - Number(after) / Number(before)) * 100) : undefined
  return (
    <>
      <s className="quiet">
        <Value field={field} value={before} currency={currency} />
      </s>
      <span className={isOpened ? 'strong danger' : 'strong'}>
        <Value field={field} value={after} currency={currency} />
      </span>
      {fall !== undefined && <span className="danger">{formatPercentage(-fall)}</span>}
    </>
  )
}

type ValueProps = { field: string; value: Fact | undefined; currency: string | undefined }

function Value({ field, value, currency }: ValueProps) {
  if (['cost', 'amount'].includes(field) && typeof value === 'number') {
    return <Money amount={value} currency={currency} storeCurrency={currency} />
  }
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`
  if (field === 'maximumUses' && value === '') return t`No limit`
  if (field === 'maximum' && value === -1) return t`No limit`
  if (field === 'expires') return value ? <DateTime value={String(value)} absolute /> : t`No end`
  if (typeof value === 'number')
    return field === 'percentage' ? percentText(value) : formatNumber(value)
  if (field === 'addresses' && value === '') return t`Any address`
  if (value && (field === 'addresses' || payoutFields.has(field)))
    return <Private className="breaks mono">{lineText(value)}</Private>
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

/** Up to so many orders are read without being asked: ten seconds at most. */
const MOST_UNASKED = 2_000

/** What was sold between two pictures of the shop, which tells how much of a stock jump is sales. */
export function useSoldMeanwhile(storeId: string, { from, to, changes, soldDown }: ShopComparison) {
  const zone = useTimeZone()
  const [isAsked, setAsked] = useState(false)
  const hasJumps = soldDown.length > 0 || changes.some(({ group }) => group === 'stock')
  const dateFrom = new Date(from.at).toISOString()
  const dateTo = new Date(to.at).toISOString()
  const count = useQuery({
    ...orderCountQuery(storeId, { dateFrom, dateTo }),
    staleTime: Infinity,
    enabled: hasJumps,
  })
  const isCheap = count.data !== undefined && count.data <= MOST_UNASKED
  const span = {
    from: addDays(wallClock(from.at, zone), 0),
    to: addDays(wallClock(to.at, zone), 0),
  }
  const { query } = useLedgerRead(storeId, zone, span, hasJumps && (isCheap || isAsked))
  const ledger = query.data
  const sold = useMemo(
    () => ledger && soldMeanwhile(ledger.orders, from.at, to.at),
    [ledger, from.at, to.at],
  )
  const beyond = sold ? beyondSales(soldDown, sold) : []
  return {
    sold,
    /** Jumps that only sales could tell, and how many falls of stock sales explain. */
    changes: [...changes, ...beyond],
    fits: soldDown.length - beyond.length,
    isPartial: ledger !== undefined && !areSalesTold(ledger),
    isReading: query.isFetching,
    isOnRequest: hasJumps && !count.isLoading && !isCheap && !isAsked,
    ask: () => setAsked(true),
  }
}

type SoldMeanwhile = ReturnType<typeof useSoldMeanwhile>
