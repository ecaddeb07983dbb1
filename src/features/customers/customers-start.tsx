import { textDigest } from '#base/text/text-digest.ts'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { Private } from '#components/text/private.tsx'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column } from '#components/table/table-types.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { Money } from '#components/values/money.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { Section } from '#components/page/section.tsx'
import { Status } from '#components/values/status.tsx'
import styles from './customers-start.module.css'
import { type OrderCustomer, customersOfOrders } from '#model/records/customers/from-orders.ts'
import { CustomersRecent } from './customers-recent.tsx'
import type { RecentCustomer } from '#model/reading/memory/customers.ts'

type CustomersStartProps = {
  recent: RecentCustomer[]
  /** The store's newest orders; undefined while loading. */
  orders: Order[] | undefined
  /** Replaces the customers of orders if those could not be read. */
  message?: ReactNode
  storeCurrency: string | undefined
  customerLink: (customerId: string) => LinkProps
  searchLink: (text: string) => LinkProps
  experimentLink: LinkProps
}

/** Before a search: the customers opened last, and those who ordered last. */
export function CustomersStart({
  recent,
  orders,
  message,
  storeCurrency,
  customerLink,
  searchLink,
  experimentLink,
}: CustomersStartProps) {
  const customers = orders && customersOfOrders(orders)
  return (
    <div className={styles.start}>
      <section className={styles.main} aria-label="Customers of recent orders">
        <header className={styles.head}>
          <h2 className={styles.title}>Customers of recent orders</h2>
          {orders && orders.length > 0 && (
            <span className="small quiet">From the last {orders.length} orders</span>
          )}
        </header>
        <DataTable
          name="Customers of recent orders"
          columns={columnsOf(storeCurrency)}
          rows={customers}
          rowKey={({ emailAddress }) => textDigest(emailAddress.toLowerCase())}
          rowLink={({ emailAddress }) => ({
            ...searchLink(emailAddress),
            label: `Search for ${emailAddress}`,
          })}
          phoneRow={({ emailAddress, orders: count, lastOrder }) => (
            <PhoneRow
              title={<Email text={emailAddress} />}
              amount={<LastAmount order={lastOrder} storeCurrency={storeCurrency} />}
              text={
                <>
                  <Status value={lastOrder.status} quietSuccess />
                  <span>{count === 1 ? '1 order' : `${count} orders`}</span>
                </>
              }
              aside={<DateTime value={lastOrder.dateCreated} />}
            />
          )}
          message={
            message ??
            (customers?.length === 0 && <p className="quiet">No order names an email address.</p>)
          }
        />
      </section>
      <div className={styles.side}>
        {recent.length > 0 && <CustomersRecent recent={recent} customerLink={customerLink} />}
        <Section title="Find anyone">
          <p className="secondary">
            Search by email, IP address or affiliate code, or add a filter. Your platform has no
            full customer list; these are the people who ordered last.
          </p>
          <p className={styles.link}>
            <AnchorLink {...experimentLink}>Show everyone with an email address</AnchorLink>
          </p>
        </Section>
      </div>
    </div>
  )
}

function columnsOf(storeCurrency: string | undefined): Column<OrderCustomer>[] {
  return [
    { id: 'email', header: 'Email', cell: ({ emailAddress }) => <Email text={emailAddress} /> },
    { id: 'orders', header: 'Orders', cell: ({ orders }) => orders, align: 'end', width: 90 },
    {
      id: 'amount',
      header: 'Last order',
      cell: ({ lastOrder }) => <LastAmount order={lastOrder} storeCurrency={storeCurrency} />,
      align: 'end',
      width: 170,
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ lastOrder }) => <Status value={lastOrder.status} />,
      width: 160,
      leaves: 1,
    },
    {
      id: 'date',
      header: 'Created',
      cell: ({ lastOrder }) => (
        <span className="secondary">
          <DateTime value={lastOrder.dateCreated} />
        </span>
      ),
      align: 'end',
      width: 130,
    },
  ]
}

function Email({ text }: { text: string }) {
  return <Private className="strong">{text}</Private>
}

type LastAmountProps = { order: Order; storeCurrency: string | undefined }

function LastAmount({ order, storeCurrency }: LastAmountProps) {
  return (
    <Money
      amount={order.amount}
      currency={order.currencyCode}
      storeCurrency={storeCurrency}
      quiet={!order.amountPaid}
    />
  )
}
