import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { couponsQuery } from '#api/coupons.ts'
import { allProductsQuery } from '#api/products.ts'
import type { Coupon } from '#api/schemas/coupons.ts'
import { t } from '#base/language/words.ts'
import { lineText } from '#base/text/visible-text.ts'
import { latePart } from '#components/page/lazy-part.tsx'
import { ListPage } from '#components/list/list-page.tsx'
import { QuickSearch } from '#components/filters/quick-search.tsx'
import { CouponsTable, couponsTabs } from '#features/coupons/coupons-table.tsx'
import { couponsColumns } from '#model/reading/columns/coupons-columns.ts'
import { isFiltered } from '#model/reading/lists/filters.ts'
import { couponsList } from '#model/reading/lists/lists.ts'
import { platformLoaded } from '#model/reading/platform/learned.ts'
import { fromList } from '#model/hooks/use-list-origin.ts'
import { useList } from '#model/hooks/use-list.ts'
import { useListFrame } from '#routes/-list-frame.tsx'
import { listLoader } from '#routes/-list-loader.ts'
import { listOptions } from '#routes/-list-options.ts'

const CouponsBeside = latePart(
  async () => (await import('#routes/-store-lists-beside.tsx')).CouponsBeside,
)

const load = listLoader(couponsList, 'storeId', couponsQuery)

export const Route = createFileRoute('/_authenticated/stores/$storeId/coupons/')({
  ...listOptions(couponsList),
  loader: async (wanted) => {
    // A percentage is asked for as this platform writes it.
    if (isFiltered(couponsList, wanted.deps)) await platformLoaded()
    return load(wanted)
  },
  component: CouponsPage,
})

const NO_COUPONS = { icon: 'coupons', title: t`No coupons yet` } as const

function CouponsPage() {
  const { storeId } = Route.useParams()
  const request = Route.useLoaderData()
  const list = useList(request, { recordLink: (couponId) => couponPage(storeId, couponId) })
  const { peeked } = list
  const address = useMemo(() => ({ ...list.address, peek: peeked.id }), [list.address, peeked.id])
  const { page, table, beside } = useListFrame({
    kind: 'coupons',
    request,
    list,
    columns: couponsColumns,
    tabs: couponsTabs(address),
    empty: NO_COUPONS,
  })
  const { data: products } = useQuery({
    ...allProductsQuery(storeId),
    enabled: list.rows?.some(({ variantIds }) => variantIds.length > 0) ?? false,
    staleTime: 300_000,
  })
  const couponLink = useCallback(
    ({ id, code }: Coupon) =>
      id
        ? {
            ...couponPage(storeId, id),
            state: fromList(address),
            label: t`Coupon ${code ? lineText(code) : id.slice(0, 8)}`,
          }
        : undefined,
    [storeId, address],
  )
  return (
    <ListPage
      {...page}
      elsewhere={t`Make and change coupons on your platform.`}
      search={<QuickSearch {...list.search} />}
      note={address.q ? t`${list.note}, matched by your platform` : list.note}
    >
      <CouponsTable {...table} coupons={list.rows} products={products} couponLink={couponLink} />
      <CouponsBeside {...request} {...beside} total={list.total} />
    </ListPage>
  )
}

const couponPage = (storeId: string, couponId: string) =>
  ({ to: '/stores/$storeId/coupons/$couponId', params: { storeId, couponId } }) as const
