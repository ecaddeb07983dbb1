import { type LinkProps, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { textDigest } from '#base/text/text-digest.ts'
import { addressesLeftOut, lackText } from '#base/storage/left-out.ts'
import { useStore } from '#base/storage/store.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Section } from '#components/page/section.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import type { Column } from '#components/table/table-types.ts'
import { Private } from '#components/text/private.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Status } from '#components/values/status.tsx'
import { Avatar } from '#components/values/thumb.tsx'
import type { RecentCustomer } from '#model/reading/memory/customers.ts'
import { type OrderCustomer, customersOfOrders } from '#model/records/customers/from-orders.ts'
import { orderTone } from '#model/records/orders/order-tone.ts'
import foot from '#components/list/pager.module.css'
import { countedRows } from '#model/reading/lists/counted.ts'
import styles from './customers-start.module.css'
import { OrderAmount } from '#components/values/order-amount.tsx'

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
  /** What an order was for. */
  itemsOf: (order: Order) => ReactNode
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
  itemsOf,
}: CustomersStartProps) {
  const customers = orders && customersOfOrders(orders)
  const isLeftOut = useStore(addressesLeftOut)
  const counted = customers && countedRows('customers', customers.length)
  return (
    <div className={styles.start}>
      <section className="shrinks" aria-label={t`Customers of recent orders`}>
        <header className={styles.head}>
          <h2 className={styles.title}>{t`Customers of recent orders`}</h2>
          {/* Refused to a role that sees no addresses. */}
          {!isLeftOut && (
            <AnchorLink {...experimentLink} className={styles.link}>
              {t`Everyone with an email`}
            </AnchorLink>
          )}
        </header>
        <DataTable
          name={t`Customers of recent orders`}
          columns={columnsOf(storeCurrency, orders?.length ?? 0, itemsOf)}
          rows={customers}
          rowKey={({ emailAddress }) => textDigest(emailAddress.toLowerCase())}
          rowLink={({ emailAddress }) => ({
            ...searchLink(emailAddress),
            state: { opensOne: true },
            label: t`Search for ${emailAddress}`,
          })}
          phoneRow={({ emailAddress, lastOrder }) => (
            <PhoneRow
              title={<Email text={emailAddress} />}
              amount={<LastAmount order={lastOrder} storeCurrency={storeCurrency} />}
              text={<Status value={lastOrder.status} as={orderTone(lastOrder.status)} />}
              aside={<DateTime value={lastOrder.dateCreated} />}
            />
          )}
          message={
            message ??
            (customers?.length === 0 && (
              <p className="quiet">
                {lackText(
                  orders?.length === 0 ? t`No orders yet` : t`No order names an email address.`,
                )}
              </p>
            ))
          }
        />
        {counted && customers.length > 0 && (
          <p className={foot.pager}>{t`${counted}, newest first`}</p>
        )}
      </section>
      {recent.length >= FEWEST && (
        <div className={styles.side}>
          <CustomersRecent recent={recent} customerLink={customerLink} />
        </div>
      )}
    </div>
  )
}

function columnsOf(
  storeCurrency: string | undefined,
  read: number,
  itemsOf: CustomersStartProps['itemsOf'],
): Column<OrderCustomer>[] {
  return [
    {
      id: 'email',
      header: labels.email,
      cell: ({ emailAddress }) => <Email text={emailAddress} />,
      least: 270,
    },
    {
      id: 'orders',
      // The customer's own page counts all.
      header: read > 0 ? inLast(read) : t`Orders`,
      cell: ({ orders }) => orders,
      align: 'end',
      width: 172,
    },
    {
      id: 'items',
      header: labels.items,
      cell: ({ lastOrder }) => itemsOf(lastOrder),
      // A product with its variant and how many more there are.
      least: 320,
      leaves: 1,
    },
    {
      id: 'date',
      header: t`Last order`,
      cell: ({ lastOrder }) => (
        <span className="secondary">
          <DateTime value={lastOrder.dateCreated} />
        </span>
      ),
      align: 'end',
      width: 124,
    },
    {
      id: 'amount',
      header: labels.amount,
      cell: ({ lastOrder }) => (
        <span className="ledger">
          <LastAmount order={lastOrder} storeCurrency={storeCurrency} />
        </span>
      ),
      align: 'end',
      width: 146,
    },
    {
      id: 'status',
      header: labels.status,
      cell: ({ lastOrder }) => <Status value={lastOrder.status} as={orderTone(lastOrder.status)} />,
      width: 148,
      leaves: 2,
    },
  ]
}

const inLast = (orders: number) =>
  plural(orders, {
    one: 'In last order',
    other: `In last ${formatNumber(orders)} orders`,
  })

function Email({ text }: { text: string }) {
  return <Private className="strong">{text}</Private>
}

type LastAmountProps = { order: Order; storeCurrency: string | undefined }

function LastAmount({ order, storeCurrency }: LastAmountProps) {
  return <OrderAmount order={order} storeCurrency={storeCurrency} />
}

type CustomersRecentProps = {
  recent: RecentCustomer[]
  customerLink: (customerId: string) => LinkProps
}

/** As many as fit beside the first screen of the list; fewer than a few are not worth a column. */
const MOST = 8
const FEWEST = 3

function CustomersRecent({ recent, customerLink }: CustomersRecentProps) {
  return (
    <Section title={t`Recent customers`} action={<span className="quiet">{t`Opened here`}</span>}>
      <ul className={styles.list}>
        {recent.slice(0, MOST).map(({ id, emailAddress, openedAt }) => (
          <li key={id}>
            <Link {...customerLink(id)} className={styles.customer}>
              <Avatar name={emailAddress} size={28} />
              <span className={styles.who}>
                <Private className={styles.email}>{emailAddress ?? id.slice(0, 8)}</Private>
                <span className="quiet size-small">
                  <DateTime value={openedAt} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
