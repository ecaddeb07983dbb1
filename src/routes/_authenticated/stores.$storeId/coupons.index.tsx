import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { couponsQuery } from '#api/coupons.ts'
import { allProductsQuery } from '#api/products.ts'
import type { Coupon } from '#api/schemas/coupons.ts'
import { lineText } from '#base/visible-text.ts'
import { latePart } from '#components/lazy-part.tsx'
import { listMessage } from '#components/list-message.tsx'
import { ListPage } from '#components/list-page.tsx'
import type { Saving } from '#components/saving.ts'
import { useIsPhone } from '#components/phone.ts'
import { QuickSearch } from '#components/quick-search.tsx'
import { CouponsTable } from '#features/coupons/coupons-table.tsx'
import { couponsTabs } from '#features/coupons/coupons-tabs.ts'
import { ExportButton } from '#features/exports/export-button.tsx'
import type { RowTools } from '#components/table-types.ts'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { Views } from '#features/views/views.tsx'
import { addressReader } from '#model/lists/address.ts'
import { couponsColumns } from '#model/lists/coupons-columns.ts'
import { couponsList } from '#model/lists/lists.ts'
import { loadList } from '#model/lists/load-list.ts'
import { fromList } from '#model/lists/origin.ts'
import { useColumns } from '#model/lists/use-columns.ts'
import { useList } from '#model/lists/use-list.ts'
import { unlessPeeking } from '#routes/-peek-search.ts'
import { openStartView } from '#routes/-start-view.ts'

const CouponsBeside = latePart(
  async () => (await import('#routes/-coupons-beside.tsx')).CouponsBeside,
)

const readAddress = addressReader(couponsList)

export const Route = createFileRoute('/_authenticated/stores/$storeId/coupons/')({
  validateSearch: readAddress,
  beforeLoad: ({ params, search }) => openStartView(params.storeId, couponsList, search),
  loaderDeps: ({ search }) => ({ ...search, peek: undefined }),
  shouldReload: unlessPeeking,
  loader: ({ context: { queryClient }, params: { storeId }, deps, preload }) =>
    loadList({
      list: couponsList,
      address: deps,
      owner: storeId,
      read: (query) => couponsQuery(storeId, query),
      queryClient,
      preload,
    }),
  component: CouponsPage,
})

function CouponsPage() {
  const { storeId } = Route.useParams()
  const { store } = useCurrentStore()
  const couponPage = (couponId: string) =>
    ({ to: '/stores/$storeId/coupons/$couponId', params: { storeId, couponId } }) as const
  const request = Route.useLoaderData()
  const list = useList(request, { recordLink: couponPage })
  const [saving, setSaving] = useState<Saving>()
  const { peeked } = list
  const address = { ...list.address, peek: peeked.id }
  const columns = useColumns(couponsColumns, address)
  const [tools, setTools] = useState<RowTools>()
  const { data: products } = useQuery({
    ...allProductsQuery(storeId),
    enabled: list.rows?.some(({ variantIds }) => variantIds.length > 0) ?? false,
    staleTime: 300_000,
  })

  const couponLink = ({ id, code }: Coupon) =>
    id
      ? {
          ...couponPage(id),
          state: fromList(address),
          label: `Coupon ${code ? lineText(code) : id.slice(0, 8)}`,
        }
      : undefined
  return (
    <ListPage
      list={list}
      saving={saving}
      columns={columns}
      actions={
        <ExportButton
          kind="coupons"
          storeId={storeId}
          {...request}
          rows={list.rows}
          columns={columns}
        />
      }
      presets={
        <Views
          {...request}
          storeId={storeId}
          storeName={store?.name}
          columns={couponsColumns}
          given={couponsTabs(address)}
          isLoaded={list.isLoaded}
          onSaving={setSaving}
        />
      }
      search={<QuickSearch {...list.search} />}
      note={address.q ? `${list.note}, matched by your platform` : list.note}
    >
      <CouponsTable
        coupons={list.rows}
        columns={columns.shown}
        products={products}
        storeCurrency={store?.currencyCode}
        sorting={list.sorting}
        isFetching={list.isRefetching}
        message={listMessage(list)}
        couponLink={couponLink}
        peeked={useIsPhone() ? undefined : peeked.id}
        tools={tools}
      />
      <CouponsBeside
        {...request}
        peeked={peeked}
        total={list.total}
        rows={list.rows}
        storeCurrency={store?.currencyCode}
        columns={columns}
        onTools={setTools}
      />
    </ListPage>
  )
}
