import { type ReactNode, useMemo, useState } from 'react'
import { labels, plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { startOfDay, endOfDay } from '#base/time/time-zone.ts'
import { ShareBar, ShareRows } from '#components/charts/share-rows.tsx'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { TextButton } from '#components/controls/text-button.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import type { Column } from '#components/table/table-types.ts'
import { Private, usePrivateText } from '#components/text/private.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Money } from '#components/values/money.tsx'
import { useCustomerOrders } from '#model/hooks/use-customer-orders.ts'
import {
  type BestCustomer,
  type CustomerGroup,
  bestCustomers,
  isReadBefore,
  newAndReturning,
} from '#model/reading/figures/paying-customers.ts'
import { countedRows } from '#model/reading/lists/counted.ts'
import { customersByLink, whomToWriteLink } from '#model/reading/links/links.ts'
import { ordersLink } from '#model/reading/links/order-links.ts'
import { shareText } from '#model/reading/overview/words.ts'
import { type Span, dayKey } from '#model/reading/ledger/days.ts'
import { CustomersRead, ReadFirst, isAwaited } from './customers-read.tsx'
import { CopyEmails } from './copy-emails.tsx'
import styles from './searches.module.css'

/** More of them are counted, and all are copied. */
const MOST_SHOWN = 100
/** The others come on request, so that what follows is in reach. */
const FIRST = 10

export type CustomersFiguresProps = {
  storeId: string
  view: 'customers' | 'best'
  span: Span
  /** The key by which orders are grouped, and what it is shown as. */
  group: string
  currency: string | undefined
}

/** Who bought in a period. Kept orders have no customers, so these orders are read for it. */
export function CustomersFigures({ storeId, view, span, group, currency }: CustomersFiguresProps) {
  const customers = useCustomerOrders(storeId, customersByLink(storeId, view), span.from)
  const { zone, orders } = customers
  const [first, last] = [dayKey(span.from), dayKey(span.to)]
  const { start, best, groups } = useMemo(() => {
    const period = { start: startOfDay(span.from, zone), end: endOfDay(span.to, zone) }
    return view === 'best'
      ? { start: period.start, best: bestCustomers(orders, period, group) }
      : { start: period.start, groups: newAndReturning(orders, period, group) }
    // oxlint-disable-next-line react/exhaustive-deps -- the span is made anew each time
  }, [orders, view, group, zone, first, last])
  if (customers.isOnRequest) return <ReadFirst customers={customers} />
  const isKnown = isReadBefore(orders, start) || customers.extent === 'all'
  const isBusy = isAwaited(customers)
  // Before all have come, nobody may be said to have paid.
  if (orders.length === 0 && !customers.ledger && !isBusy) {
    return <CustomersRead customers={customers} />
  }
  return (
    <>
      <CustomersRead
        customers={customers}
        isPlain={view === 'best'}
        aside={best && <CopyEmails emails={best.map(({ email: text }) => text)} />}
      />
      {best && <Best rows={best} {...{ isBusy, isKnown, storeId, currency }} />}
      {groups && <Groups {...groups} {...{ isBusy, isKnown, currency }} />}
      <p className={styles.foot}>
        <AnchorLink {...whomToWriteLink()}>{t`Whom to write to`}</AnchorLink>
      </p>
    </>
  )
}

type Group = CustomerGroup & { key: string; label: string; isNamed: boolean }

type GroupsProps = ReturnType<typeof newAndReturning> & {
  isBusy: boolean
  isKnown: boolean
  currency: string | undefined
}

function Groups({ fresh, returning, unknown, isBusy, isKnown, currency }: GroupsProps) {
  const rows: Group[] = [
    { ...fresh, key: 'new', label: t({ message: 'New', context: 'customers' }), isNamed: true },
    { ...returning, key: 'returning', label: t`Returning`, isNamed: true },
    ...(unknown.orders > 0
      ? [{ ...unknown, key: 'none', label: labels.noEmail, isNamed: false }]
      : []),
  ]
  const paidOrders = rows.reduce((sum, { orders }) => sum + orders, 0)
  const whole = rows.reduce((sum, { amount }) => sum + amount, 0)
  const money = ({ amount }: Group) => <Money amount={amount} currency={currency} />
  const share = ({ orders }: Group) => {
    const counts = t`${formatNumber(orders)} of ${formatNumber(paidOrders)}`
    const percent = shareText(orders, paidOrders)
    return percent ? t`${counts}, ${percent}` : counts
  }
  const label = ({ label: words, amount }: Group) => (
    <>
      {words}
      <ShareBar value={amount} whole={whole} />
    </>
  )
  const columns: Column<Group>[] = [
    { id: 'label', header: t`Customers`, cell: label },
    {
      id: 'amount',
      header: t`Paid`,
      cell: (row) => <span className="strong">{money(row)}</span>,
      align: 'end',
      width: 170,
    },
    {
      id: 'customers',
      header: t`How many`,
      cell: ({ customers, isNamed }) => (isNamed ? formatNumber(customers) : '—'),
      align: 'end',
      width: 120,
    },
    { id: 'orders', header: t`Paid orders`, cell: share, align: 'end', width: 190 },
  ]
  return (
    <ShareRows>
      <DataTable
        name={t`New and returning`}
        columns={columns}
        rows={isBusy ? undefined : rows}
        rowKey={({ key }) => key}
        message={
          !isBusy &&
          !isKnown && <p className="quiet">{t`Not known yet: nothing older was read.`}</p>
        }
        phoneRow={(row) => (
          <PhoneRow
            title={label(row)}
            amount={money(row)}
            text={paidOrdersText(row)}
            aside={row.isNamed && countedRows('customers', row.customers)}
          />
        )}
      />
    </ShareRows>
  )
}

const paidOrdersText = ({ orders }: { orders: number }) =>
  plural(orders, { one: '1 paid order', other: `${formatNumber(orders)} paid orders` })

const email = ({ email: text }: BestCustomer): ReactNode => <Private>{text.slice(0, 320)}</Private>

type BestProps = {
  rows: readonly BestCustomer[]
  isBusy: boolean
  isKnown: boolean
  storeId: string
  currency: string | undefined
}

function Best({ rows, isBusy, isKnown, storeId, currency }: BestProps) {
  const [isAsked, setAsked] = useState(false)
  const hidden = usePrivateText('')
  const paid = ({ amount }: BestCustomer) => <Money amount={amount} currency={currency} />
  const columns: Column<BestCustomer>[] = [
    { id: 'email', header: labels.customer, cell: email, isLink: true },
    {
      id: 'amount',
      header: t`Paid`,
      cell: (row) => <span className="strong">{paid(row)}</span>,
      align: 'end',
      width: 170,
    },
    {
      id: 'orders',
      header: t`Paid orders`,
      cell: ({ orders }) => formatNumber(orders),
      align: 'end',
      width: 120,
    },
    {
      id: 'last',
      header: t`Last order`,
      cell: ({ last }) => <DateTime value={last} />,
      align: 'end',
      width: 140,
      leaves: 1,
    },
    {
      id: 'new',
      header: t`First order read`,
      cell: ({ isNew, first }) =>
        isNew ? (
          isKnown && t({ message: 'New', context: 'a customer' })
        ) : (
          <DateTime value={first} />
        ),
      align: 'end',
      width: 140,
      leaves: 2,
    },
  ]
  return (
    <>
      <DataTable
        name={t`Best customers`}
        columns={columns}
        rows={
          isBusy
            ? undefined
            : rows.slice(0, isAsked || rows.length <= FIRST + 1 ? MOST_SHOWN : FIRST)
        }
        rowKey={({ id }) => id}
        rowLink={({ email: text }) => ({
          ...ordersLink(storeId, { email: text }),
          label: hidden || text,
        })}
        message={
          !isBusy &&
          rows.length === 0 && <EmptyState title={t`Nobody paid in this period`} heading="h3" />
        }
        phoneRow={(row) => (
          <PhoneRow
            title={email(row)}
            amount={paid(row)}
            text={paidOrdersText(row)}
            aside={<DateTime value={row.last} />}
          />
        )}
      />
      {rows.length > FIRST + 1 && (
        <p className={styles.foot}>
          <TextButton onClick={() => setAsked(!isAsked)}>
            {isAsked ? t`Show the first ${FIRST}` : t`Show all ${formatNumber(rows.length)}`}
          </TextButton>
        </p>
      )}
      {isAsked && rows.length > MOST_SHOWN && (
        <p className={styles.foot}>
          {t`The first ${MOST_SHOWN} of ${formatNumber(rows.length)}. All are copied.`}
        </p>
      )}
    </>
  )
}
