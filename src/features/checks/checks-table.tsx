import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { commaList } from '#base/language/lists.ts'
import { labels, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { DataTable } from '#components/table/data-table.tsx'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { Money } from '#components/values/money.tsx'
import { PlainLink } from '#components/controls/plain-link.tsx'
import { moneyWidth } from '#components/charts/money-width.ts'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import type { Sorting } from '#components/filters/sort-header.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import type { Column } from '#components/table/table-types.ts'
import { Thumb } from '#components/values/thumb.tsx'
import { hideRow, unhideRow } from '#model/reading/checks/chosen.ts'
import { WindowRows } from '#components/table/window-rows.tsx'
import { type CheckedKind, type CheckId, checkKind } from '#model/reading/checks/kinds.ts'
import type { CheckedRow } from '#model/reading/checks/rows.ts'
import type { Finding } from '#model/reading/checks/rules.ts'
import { rowTarget } from '#model/reading/checks/target.ts'
import styles from './checks-view.module.css'
import { percentText } from '#model/reading/platform/percent.ts'
import { Trans } from '#components/text/trans.tsx'

type ChecksTableProps = {
  storeId: string
  /** Undefined while loading. */
  rows: CheckedRow[] | undefined
  check: CheckId | undefined
  currency: string | undefined
  sorting: Sorting
  isFetching: boolean
  message: ReactNode
  /** The rows are those that the merchant has hidden. */
  isHidden: boolean
}

export function ChecksTable(props: ChecksTableProps) {
  const { storeId, rows, check, currency, sorting, isFetching, message, isHidden } = props
  const targetOf = (row: CheckedRow) => rowTarget(storeId, row)
  const hiding = isHidden
    ? { words: t`Show`, label: again, change: unhideRow }
    : { words: t`Hide`, label: hidden, change: hideRow }
  const isPhone = useIsPhone()
  const hide = (row: CheckedRow) =>
    row.findings.length > 0 && (
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        aria-label={hiding.label(nameOf(row))}
        title={hiding.label(nameOf(row))}
        className={styles.hide}
        onClick={() => hiding.change(storeId, row)}
      >
        {hiding.words}
      </Button>
    )
  return (
    <DataTable
      name={t`To fix`}
      columns={columnsOf({
        of: check && checkKind(check).of,
        currency,
        hide,
        priceWidth: moneyWidth(rows?.map(({ cost }) => cost) ?? [], 124),
      })}
      rows={rows}
      rowKey={({ place }) => String(place)}
      windowRows={WindowRows}
      rowHeight={() => (isPhone ? 68 : 48)}
      rowLink={(row) => {
        const target = targetOf(row)
        return isPhone || !target ? undefined : { ...target, label: nameOf(row) }
      }}
      sorting={sorting}
      isFetching={isFetching}
      message={message}
      phoneRow={(row) => (
        <span className="row near">
          <PhoneLink target={targetOf(row)}>
            <PhoneRow
              title={<Title row={row} currency={currency} />}
              amount={row.stock !== undefined && <StockFigure stock={row.stock} />}
              text={<Findings findings={row.findings} />}
            />
          </PhoneLink>
          {hide(row)}
        </span>
      )}
    />
  )
}

/** The button beside it is not inside the link, unlike in rows that are links as a whole. */
function PhoneLink({ target, children }: { target?: LinkProps; children: ReactNode }) {
  if (!target) return <span className="grow">{children}</span>
  return (
    <PlainLink {...target} className="grow" data-row-link>
      {children}
    </PlainLink>
  )
}

type ColumnsFor = {
  /** Undefined for variants, and where there are rows of several kinds. */
  of: CheckedKind | undefined
  currency: string | undefined
  hide: (row: CheckedRow) => ReactNode
  priceWidth: number
}

const headers: Partial<Record<CheckedKind, string>> = {
  coupon: t`Coupon`,
  product: t`Product`,
  category: t`Category`,
}

function columnsOf({ of, currency, hide, priceWidth }: ColumnsFor): Column<CheckedRow>[] {
  const ofVariants: Column<CheckedRow>[] = [
    {
      id: 'cost',
      header: labels.price,
      cell: ({ kind, cost }) =>
        kind === 'variant' && <Money amount={cost} currency={currency} assumed />,
      align: 'end',
      width: priceWidth,
      sortBy: 'cost',
    },
    {
      id: 'stock',
      header: labels.stock,
      cell: ({ stock }) => stock !== undefined && <StockFigure stock={stock} />,
      align: 'end',
      width: 84,
      sortBy: 'stock',
    },
  ]
  return [
    {
      id: 'name',
      header: (of && headers[of]) ?? t`Product and variant`,
      cell: (row) => (
        <span className="row shrinks gap-10">
          {row.kind === 'coupon' ? (
            <span className={styles.coupon}>
              <Icon name="coupons" />
            </span>
          ) : (
            <Thumb name={row.name} size={28} />
          )}
          <span className="stack shrinks">
            <bdi className={styles.name}>{row.name ?? t`Unnamed`}</bdi>
            <span className={styles.detail}>{detailOf(row, currency)}</span>
          </span>
        </span>
      ),
      least: 250,
      sortBy: 'name',
    },
    {
      id: 'findings',
      header: t`Problem`,
      cell: ({ findings }) => <Findings findings={findings} />,
      width: 216,
    },
    ...(of ? [] : ofVariants),
    { id: 'hide', header: '', cell: hide, align: 'end', width: 108 },
  ]
}

const again = (words: string) => t`Show ${words} again`
const hidden = (words: string) => t`Hide ${words}`

const nameOf = ({ name = t`unnamed`, detail }: CheckedRow) => (detail ? `${name} ${detail}` : name)

function detailOf(row: CheckedRow, currency: string | undefined): ReactNode {
  const { kind, detail, percentage, amount } = row
  if (kind === 'variant') return <bdi>{detail ?? labels.unnamedVariant}</bdi>
  if (kind === 'coupon') return <CouponDetail {...{ percentage, amount, currency }} />
  return kind === 'product' ? t`The whole product` : t`Category`
}

function Title({ row, currency }: { row: CheckedRow; currency: string | undefined }) {
  const { name, kind, detail } = row
  return (
    <span className={styles.named}>
      <bdi>{name ?? t`Unnamed`}</bdi>{' '}
      {kind === 'variant' ? (
        <bdi className="quiet">{detail}</bdi>
      ) : (
        <span className="quiet">{detailOf(row, currency)}</span>
      )}
    </span>
  )
}

function StockFigure({ stock }: { stock: number }) {
  return <span className={stock <= 0 ? 'danger bold' : undefined}>{formatNumber(stock)}</span>
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0)
    return <span className="quiet">{t({ message: 'Nothing found', context: 'by a check' })}</span>
  return (
    <span className={styles.findings} title={commaList(findings.map(({ text }) => text))}>
      {findings.map(({ check, text }) => (
        <span key={check} className={styles.finding}>
          <StatusGlyph {...checkKind(check).as} />
          {text}
        </span>
      ))}
    </span>
  )
}

type CouponDetailProps = Pick<CheckedRow, 'percentage' | 'amount'> & {
  currency: string | undefined
}

/** What a coupon takes off, as the platform states it. */
export function CouponDetail({ percentage, amount, currency }: CouponDetailProps) {
  const percent = percentage ? percentText(percentage) : undefined
  if (!amount) return percent ? t`Coupon, ${percent}` : t`Coupon`
  const money = <Money amount={amount} currency={currency} assumed />
  return percent ? (
    <Trans>
      Coupon, {percent}, {money}
    </Trans>
  ) : (
    <Trans>Coupon, {money}</Trans>
  )
}
