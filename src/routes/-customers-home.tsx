import { useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { PageQuery } from '#api/query.ts'
import type { Order } from '#api/schemas/orders.ts'
import { t } from '#base/language/words.ts'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { FilterBar } from '#components/filters/filter-bar.tsx'
import { latePart } from '#components/page/lazy-part.tsx'
import { LateSkip } from '#components/list/late-skip.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { CUSTOMERS_ELSEWHERE } from '#features/customers/elsewhere.ts'
import type { ViewTab } from '#components/list/view-tabs.tsx'
import { CustomersSearch } from '#features/customers/customers-search.tsx'
import { CustomersStart } from '#features/customers/customers-start.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { Views } from '#features/views/views.tsx'
import { EXPERIMENT } from '#model/records/customers/email.ts'
import { customersColumns } from '#model/reading/columns/customers-columns.ts'
import type { AddressOf } from '#model/reading/lists/description.ts'
import { customersList } from '#model/reading/lists/lists.ts'
import { useListAddress } from '#model/hooks/use-list-address.ts'
import { useRecentCustomers } from '#model/reading/memory/customers.ts'
import { problemFrom } from '#model/reading/problem.ts'

const TagsInUse = latePart(async () => (await import('#features/notes/tags-in-use.tsx')).TagsInUse)

type CustomersHomeProps = {
  storeId: string
  address: AddressOf<typeof customersList>
  recentOrders: PageQuery<Order>
  tabs: readonly ViewTab[]
  customerLink: (customerId: string) => LinkProps
}

/** The page of customers while nothing is searched for. */
export function CustomersHome(props: CustomersHomeProps) {
  const { storeId, address, recentOrders, tabs, customerLink: recordLink } = props
  const { store } = useCurrentStore()
  const isPhone = useIsPhone()
  const list = useListAddress({ list: customersList, address, storeId, recordLink })
  const orders = useQuery(recentOrders)
  const searchLink = (q: string) =>
    ({ to: '/stores/$storeId/customers', params: { storeId }, search: { q } }) as const
  return (
    <>
      <TagsInUse storeId={storeId} />
      <LateSkip />
      <PageHeader title={t`Customers`} plain facts={CUSTOMERS_ELSEWHERE} />
      <Views
        storeId={storeId}
        storeName={store?.name}
        list={customersList}
        columns={customersColumns}
        address={address}
        given={tabs}
        isLoaded={orders.isSuccess}
      />
      {!isPhone && <CustomersSearch {...list.search} />}
      <FilterBar
        filters={list.filters}
        onClear={list.clear}
        search={isPhone && <CustomersSearch {...list.search} />}
      />
      <CustomersStart
        recent={useRecentCustomers(storeId)}
        orders={orders.data?.items}
        message={
          orders.error &&
          !orders.data && (
            <ErrorPanel
              problem={problemFrom(orders.error, t`Recent orders didn’t load`)}
              onRetry={() => void orders.refetch()}
            />
          )
        }
        storeCurrency={store?.currencyCode}
        customerLink={recordLink}
        searchLink={searchLink}
        experimentLink={searchLink(EXPERIMENT)}
      />
    </>
  )
}
