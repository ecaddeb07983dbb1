import { type ReactNode, useCallback, useMemo } from 'react'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import { plural, t } from '#base/language/words.ts'
import { Private } from '#components/text/private.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import { fieldCells } from '#components/table/field-cells.tsx'
import type { Noted, RowLink, RowTools } from '#components/table/table-types.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { Highlight } from '#components/text/highlight.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Money } from '#components/values/money.tsx'
import { NoEmail } from '#components/values/email.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import type { Sorting } from '#components/filters/sort-header.tsx'
import { type ColumnDescription, narrowed, withCells } from '#model/reading/columns/columns.ts'
import type { CustomersCells, CustomersColumn } from '#model/reading/columns/customers-columns.ts'
import { CustomerStatus } from './customer-status.tsx'

type CustomersTableProps = {
  /** Undefined until the first answer. */
  customers: CustomerSearchItem[] | undefined
  columns: readonly (ColumnDescription & { id: CustomersColumn })[]
  /** The search term, highlighted in the addresses. */
  term: string
  storeCurrency: string | undefined
  sorting: Sorting
  isFetching: boolean
  message: ReactNode
  customerLink: (customerId: string) => Omit<RowLink, 'label'>
  peeked: string | undefined
  tools: RowTools | undefined
  noted: Noted
}

export function CustomersTable({
  customers,
  columns,
  term,
  storeCurrency,
  customerLink,
  noted,
  ...table
}: CustomersTableProps) {
  const hasAffiliates = customers?.some(({ isAffiliate }) => isAffiliate)
  const isBeside = table.peeked !== undefined
  const shown = useMemo(() => {
    const used = hasAffiliates ? columns : columns.filter(({ id }) => id !== 'affiliate')
    const described = isBeside ? narrowed(used, BESIDE_PEEK) : used
    return withCells(described, cellsOf(term, storeCurrency, noted), fieldCells)
  }, [columns, hasAffiliates, isBeside, term, storeCurrency, noted])
  const rowLink = useCallback(
    ({ id, emailAddress }: CustomerSearchItem) =>
      id === ''
        ? undefined
        : { ...customerLink(id), label: emailAddress ?? t`Customer ${id.slice(0, 8)}` },
    [customerLink],
  )
  const phoneRow = useCallback(
    (customer: CustomerSearchItem) => (
      <CustomerPhoneRow customer={customer} term={term} storeCurrency={storeCurrency} />
    ),
    [term, storeCurrency],
  )
  return (
    <DataTable
      name={t`Customers`}
      columns={shown}
      rows={customers}
      rowKey={idOf}
      rowLink={rowLink}
      phoneRow={phoneRow}
      {...table}
    />
  )
}

const idOf = ({ id }: CustomerSearchItem) => id

const BESIDE_PEEK = {
  email: { least: 270 },
  status: 140,
  spent: 150,
  orders: { width: 90, leaves: 1 },
} as const

type CustomerCell = (customer: CustomerSearchItem) => ReactNode

function cellsOf(
  term: string,
  storeCurrency: string | undefined,
  noted: Noted,
): Record<CustomersCells, CustomerCell> {
  return {
    email: ({ emailAddress }) => <Email text={emailAddress} term={term} />,
    status: ({ status, isBlocked }) => <CustomerStatus status={status} isBlocked={isBlocked} />,
    affiliate: ({ isAffiliate }) => isAffiliate && <span className="secondary">{t`Yes`}</span>,
    spent: ({ totalSpend }) => (
      <span className="ledger">
        <Money amount={totalSpend} currency={storeCurrency} assumed />
      </span>
    ),
    orders: ({ totalOrders }) => (totalOrders === undefined ? '—' : formatNumber(totalOrders)),
    average: ({ averageSpend }) => (
      <span className="secondary">
        <Money amount={averageSpend} currency={storeCurrency} assumed />
      </span>
    ),
    tags: ({ id }) => noted('customer', 'tags', id),
    note: ({ id }) => noted('customer', 'note', id),
  }
}

type CustomerPhoneRowProps = {
  customer: CustomerSearchItem
  term: string
  storeCurrency: string | undefined
}

function CustomerPhoneRow({ customer, term, storeCurrency }: CustomerPhoneRowProps) {
  const { emailAddress, status, isBlocked, totalSpend, totalOrders } = customer
  return (
    <PhoneRow
      title={<Email text={emailAddress} term={term} />}
      amount={<Money amount={totalSpend} currency={storeCurrency} assumed />}
      text={
        <>
          <CustomerStatus status={status} isBlocked={isBlocked} quietSuccess />
          <span>{ordersText(totalOrders)}</span>
        </>
      }
      aside={<DateTime value={customer.dateCreated} />}
    />
  )
}

function Email({ text, term }: { text: string | undefined; term: string }) {
  if (!text) return <NoEmail />
  return (
    <Private className="strong">
      <Highlight text={text} term={term} />
    </Private>
  )
}

function ordersText(count: number | undefined): string {
  if (count === undefined) return ''
  return plural(count, { one: '1 order', other: `${formatNumber(count)} orders` })
}
