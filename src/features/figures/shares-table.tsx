import { formatNumber } from '#base/numbers/money-format.ts'
import { DataTable } from '#components/table/data-table.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Money } from '#components/values/money.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import type { Column } from '#components/table/table-types.ts'
import type { Breakdown, Share } from '#model/reading/figures/sums.ts'
import { breakdowns } from '#model/reading/figures/sums.ts'
import { changeText } from '#model/reading/overview/words.ts'
import { pickLink } from './number-link.tsx'
import { NumberLink } from './number-link.tsx'
import styles from './figures.module.css'

type SharesTableProps = {
  by: Breakdown
  shares: Share[] | undefined
  currency: string | undefined
  isCompared: boolean
}

export function SharesTable({ by, shares, currency, isCompared }: SharesTableProps) {
  const most = shares?.reduce((top, { amount }) => Math.max(top, amount), 0) ?? 0
  const isSold = by === 'product' || by === 'variant'
  const before = (share: Share) =>
    isCompared ? (
      <NumberLink kind={by} itemKey={share.key} isBefore>
        <Money amount={share.amountBefore} currency={currency} bare />
      </NumberLink>
    ) : (
      <span className="quiet">…</span>
    )
  const columns: Column<Share>[] = [
    {
      id: 'label',
      header: breakdowns[by],
      cell: (share) => <Label share={share} />,
      isLink: true,
    },
    {
      id: 'share',
      header: 'Share',
      cell: ({ amount }) => (
        <span className={styles.track} aria-hidden>
          <span style={{ width: `${most > 0 ? (100 * Math.max(0, amount)) / most : 0}%` }} />
        </span>
      ),
      width: 150,
      minor: true,
    },
    {
      id: 'amount',
      header: isSold ? 'Item totals' : 'Paid',
      cell: ({ amount }) => <Money amount={amount} currency={currency} />,
      align: 'end',
      width: 150,
    },
    { id: 'before', header: 'Before', cell: before, align: 'end', width: 120 },
    {
      id: 'change',
      header: 'Change',
      cell: ({ amount, amountBefore }) => (
        <span className="quiet">{isCompared ? (changeText(amount, amountBefore) ?? '—') : ''}</span>
      ),
      align: 'end',
      width: 96,
      minor: true,
    },
    ...(isSold
      ? [
          {
            id: 'quantity',
            header: 'Pieces',
            cell: ({ quantity = 0 }: Share) => formatNumber(quantity),
            align: 'end' as const,
            width: 84,
            minor: true,
          },
        ]
      : []),
    {
      id: 'orders',
      header: 'Orders',
      cell: ({ orders }) => formatNumber(orders),
      align: 'end',
      width: 96,
    },
  ]
  return (
    <DataTable
      name={breakdowns[by]}
      columns={columns}
      rows={shares}
      rowKey={({ key }) => key}
      rowLink={({ key, label, orders }) => ({
        ...pickLink({ kind: by, key }),
        label: `${label}: ${orders} ${orders === 1 ? 'order' : 'orders'}`,
      })}
      message={
        shares?.length === 0 && (
          <EmptyState
            title={by === 'coupon' ? 'No order used a coupon' : 'No orders in this period'}
            heading="h3"
          />
        )
      }
      phoneRow={(share) => (
        <PhoneRow
          title={<Label share={share} />}
          amount={<Money amount={share.amount} currency={currency} />}
          text={`${formatNumber(share.orders)} ${share.orders === 1 ? 'order' : 'orders'}`}
          aside={isCompared && changeText(share.amount, share.amountBefore)}
        />
      )}
    />
  )
}

const Label = ({ share: { label, of } }: { share: Share }) => (
  <>
    <bdi>{label.slice(0, 200)}</bdi> {of && <bdi className="quiet">{of.slice(0, 200)}</bdi>}
  </>
)
