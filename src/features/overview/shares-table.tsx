import { useState } from 'react'
import { labelled } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { atLeast } from '#base/numbers/at-least.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import { PlainLink } from '#components/controls/plain-link.tsx'
import { ShareBar, ShareRows } from '#components/charts/share-rows.tsx'
import { TextButton } from '#components/controls/text-button.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import type { Column } from '#components/table/table-types.ts'
import { useMoneyText } from '#components/values/money.tsx'
import { LeastMoney } from '#components/values/money-lines.tsx'
import {
  type Breakdown,
  type Share,
  breakdowns,
  isTime,
  sortedShares,
} from '#model/reading/figures/sums.ts'
import { changeText, isFew, shareText } from '#model/reading/overview/words.ts'
import styles from './breakdown.module.css'
import { NumberLink, pickLink } from './number-link.tsx'
import type { Overview } from './use-overview.ts'
import { countedRows } from '#model/reading/lists/counted.ts'

/** The others are small, and come on request. */
const FIRST = 3

export type SharesTableProps = {
  by: Breakdown
  shares: Share[]
  /** In the whole period; a bar is a share of it. Of several currencies, bars compare orders. */
  paid: number | undefined
  /** Of a share, by its key. */
  currencyOf: (key: string) => string | undefined
  comparison: Overview['comparison']
  /** What else is known of each; then none is folded away, and on a phone it stands below. */
  more?: Column<Share>[]
}

export function SharesTable(props: SharesTableProps) {
  const { by, shares, paid, currencyOf, comparison, more } = props
  const isCompared = comparison === 'whole'
  const isPhone = useIsPhone()
  const [isAsked, setAsked] = useState(false)
  const [sort, setSort] = useState<string>()
  const isLong = shares.length > FIRST + 1 && !isTime(by) && !more
  const sizeOf = ({ amount, orders }: Share) => (paid === undefined ? orders : amount)
  const all = shares.reduce((sum, { orders }) => sum + orders, 0)
  const whole = Math.max(paid ?? all, ...shares.map(sizeOf))
  const isSold = by === 'product' || by === 'variant'
  const sorted = sortedShares(shares, sort)
  const label = (share: Share) => (
    <>
      <bdi>{share.label.slice(0, 200)}</bdi>{' '}
      {share.of && <bdi className="quiet">{share.of.slice(0, 200)}</bdi>}
      <ShareBar value={sizeOf(share)} whole={whole} />
    </>
  )
  const money = ({ key, amount, isLeast }: Share) => (
    <LeastMoney amount={amount} currency={currencyOf(key)} isLeast={isLeast} />
  )
  // A column of dashes tells nothing. Neither sorting nor the button adds or takes it.
  const hasChange = isCompared && (isLong ? shares.slice(0, FIRST) : shares).some(changeOf)
  const change = (share: Share) => hasChange && <Change share={share} />
  const columns: Column<Share>[] = [
    { id: 'label', header: breakdowns[by], cell: label, isLink: true, sortBy: 'label' },
    {
      id: 'amount',
      header: isSold ? t`Item totals` : t`Paid`,
      cell: (share) => <span className="strong">{money(share)}</span>,
      align: 'end',
      width: 170,
      ...(by !== 'currency' && { sortBy: 'amount' }),
    },
    ...(comparison === 'awaited' || hasChange
      ? [
          {
            id: 'change',
            header: t({ message: 'Change', context: 'noun' }),
            cell: (share: Share) =>
              isCompared ? (
                <NumberLink kind={by} itemKey={share.key} isBefore>
                  <Before share={share} currency={currencyOf(share.key)} />
                </NumberLink>
              ) : (
                <Skeleton width={48} />
              ),
            align: 'end' as const,
            width: 120,
          },
        ]
      : []),
    ...(isSold
      ? [
          {
            id: 'quantity',
            header: t`Pieces`,
            cell: ({ quantity = 0, isLeastPieces }: Share) => atLeast(quantity, isLeastPieces),
            align: 'end' as const,
            width: 100,
            leaves: 1 as const,
            sortBy: 'quantity',
          },
        ]
      : []),
    {
      id: 'orders',
      header: t`Orders`,
      cell: ({ orders }) => formatNumber(orders),
      align: 'end',
      width: 110,
      sortBy: 'orders',
    },
    // What a status says is itself whether an order is paid.
    ...(by === 'status'
      ? []
      : [
          {
            id: 'share',
            header: t`Paid share`,
            cell: (share: Share) => <PaidShare share={share} />,
            align: 'end' as const,
            width: 150,
            leaves: 2 as const,
            sortBy: 'share',
          },
        ]),
    ...(more ?? []),
  ]
  const linkOf = ({ key, label: words, orders }: Share) => ({
    ...pickLink({ kind: by, key }),
    label: labelled(words, countedRows('orders', orders)),
  })
  const phoneRow = (share: Share) => (
    <PhoneRow
      title={label(share)}
      amount={money(share)}
      text={countedRows('orders', share.orders)}
      aside={changeOf(share) && change(share)}
    />
  )
  return (
    <ShareRows isBeside={isTime(by)}>
      <DataTable
        name={breakdowns[by]}
        columns={columns}
        rows={isLong && !isAsked ? sorted.slice(0, FIRST) : sorted}
        sorting={{ sort, onSort: setSort }}
        rowKey={({ key }) => key}
        rowLink={(share) => (isPhone && more ? undefined : linkOf(share))}
        message={
          shares.length === 0 && (
            <EmptyState
              title={by === 'coupon' ? t`No order used a coupon` : t`No orders in this period`}
              heading="h3"
            />
          )
        }
        phoneRow={(share) =>
          more ? (
            <>
              {/* The links below it are not inside the link. */}
              <PlainLink {...pickLink({ kind: by, key: share.key })} data-row-link>
                {phoneRow(share)}
              </PlainLink>
              {more.map(({ id, header, cell }) => (
                <span key={id} className={styles.more}>
                  {header} {cell(share)}
                </span>
              ))}
            </>
          ) : (
            phoneRow(share)
          )
        }
      />
      {isLong && (
        <p className={styles.rest}>
          <TextButton onClick={() => setAsked(!isAsked)}>
            {isAsked ? t`Show the first ${FIRST}` : t`Show all ${formatNumber(shares.length)}`}
          </TextButton>
        </p>
      )}
    </ShareRows>
  )
}

type PaidShareProps = { share: Pick<Share, 'paidOrders' | 'orders'> }

/** Under twenty orders, a percentage would say more than is known. */
function PaidShare({ share: { paidOrders, orders } }: PaidShareProps) {
  if (orders === 0) return <span className="quiet">—</span>
  const counts = t`${formatNumber(paidOrders)} of ${formatNumber(orders)}`
  const percent = shareText(paidOrders, orders)
  if (percent) return t`${counts}, ${percent}`
  return (
    <span className="quiet" title={t`${counts}, too few`}>
      {counts}
    </span>
  )
}

type BeforeProps = { share: Share; currency: string | undefined }

/** Its link opens the orders of the period before. */
function Before({ share, currency }: BeforeProps) {
  const was = useMoneyText(share.amountBefore, currency)
  return (
    <span title={share.isLeast ? undefined : t`${was} before`}>
      <Change share={share} />
    </span>
  )
}

/** Undefined where the least amounts or a few orders tell none, here as beside the figures. */
function changeOf(share: Share): string | undefined {
  const { amount, amountBefore, isLeast } = share
  if (isLeast) return undefined
  const text = changeText(amount, amountBefore)
  if (!text) return amount > 0 && !isFew(share, share) ? t`New` : undefined
  return isFew(share, { orders: share.ordersBefore }) ? undefined : text
}

function Change({ share }: { share: Share }) {
  const { amount, amountBefore } = share
  const text = changeOf(share)
  if (!text || amountBefore === 0) return <span className="quiet">{text ?? '—'}</span>
  const arrow = amount === amountBefore ? '' : amount > amountBefore ? '↑ ' : '↓ '
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden>
        {arrow}
        {text.replace(/^\P{N}+/u, '')}
      </span>
    </>
  )
}
