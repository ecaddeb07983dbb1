import { labels, plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { EmptyState } from '#components/list/empty-state.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import type { Column } from '#components/table/table-types.ts'
import { Private, usePrivateText } from '#components/text/private.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import type { PayingCustomer } from '#model/reading/figures/paying-customers.ts'
import { ordersLink } from '#model/reading/links/order-links.ts'
import styles from './searches.module.css'

const MOST_SHOWN = 100

const columns: Column<PayingCustomer>[] = [
  {
    id: 'email',
    header: labels.customer,
    cell: ({ email }) => <Private>{email}</Private>,
    isLink: true,
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
    header: t`Last of them`,
    cell: ({ last }) => <DateTime value={last} />,
    align: 'end',
    width: 150,
  },
]

export function AddresseesTable({
  storeId,
  customers,
}: {
  storeId: string
  /** Undefined until some have come. */
  customers: readonly PayingCustomer[] | undefined
}) {
  const hidden = usePrivateText('')
  return (
    <>
      <DataTable
        name={t`Customers to write to`}
        columns={columns}
        rows={customers?.slice(0, MOST_SHOWN)}
        rowKey={({ id }) => id}
        rowLink={({ email }) => ({ ...ordersLink(storeId, { email }), label: hidden || email })}
        message={customers?.length === 0 && <EmptyState title={t`Nobody among these orders`} />}
        phoneRow={({ email, orders, last }) => (
          <PhoneRow
            title={<Private>{email}</Private>}
            amount={undefined}
            text={plural(orders, {
              one: '1 paid order',
              other: `${formatNumber(orders)} paid orders`,
            })}
            aside={<DateTime value={last} />}
          />
        )}
      />
      {customers && customers.length > MOST_SHOWN && (
        <p className={styles.foot}>
          {t`The first ${MOST_SHOWN} of ${formatNumber(customers.length)}. All are copied.`}
        </p>
      )}
    </>
  )
}
