import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { productQuery } from '#api/products.ts'
import { prefetch } from '#api/query.ts'
import { textParameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { NewVariant } from '#features/products/new-variant.tsx'
import { VariantFormSkeleton } from '#features/products/variant-form.tsx'
import { useRoleRefusal } from '#model/hooks/use-role.ts'
import { manyCouponsQuery } from '#model/reading/lists/many-coupons.ts'
import { productLink } from '#model/reading/links/links.ts'
import { ReadFailure } from '#routes/-record-absent.tsx'
import { requireIds } from '#routes/-require-ids.ts'

const VariantTable = lazyPart(
  async () => (await import('#features/products/variant-table.tsx')).VariantTable,
)

const PriceChange = lazyPart(
  async () => (await import('#features/products/price-change.tsx')).PriceChange,
)

const readAddress = textParameters('from', 'as')

export const Route = createFileRoute(
  '/_authenticated/stores/$storeId/products/$productId/variants/new',
)({
  validateSearch: readAddress,
  beforeLoad: ({ params }) => requireIds(params.productId),
  loader: ({ context, params }) => {
    const query = productQuery(params.storeId, params.productId)
    void prefetch(context.queryClient, query)
    return { query }
  },
  component: NewVariantPage,
})

function NewVariantPage() {
  const { storeId, productId } = Route.useParams()
  const { from, as } = Route.useSearch()
  const deleted = useLocation({ select: ({ state }) => state.deletedVariant })
  const currency = useCurrentStore().store?.currencyCode
  const product = useQuery(Route.useLoaderData().query)
  const isPrice = as === 'price' && from !== undefined
  const coupons = useQuery({ ...manyCouponsQuery(storeId), enabled: isPrice })
  const refused = useRoleRefusal('createVariant')
  const link = productLink(storeId, productId)
  const target = useMemo(() => ({ storeId, productId }), [storeId, productId])
  const common = { target, currency, productLink: link }
  const label = product.data?.name ?? t`Product`
  return (
    <>
      <PageHeader title={titleOf(as)} parent={{ ...link, label }} />
      {refused !== undefined ? (
        refused && (
          <EmptyState
            icon="lock"
            title={refused}
            text={t`What you typed here before stays in this browser.`}
            action={
              <ButtonLink {...link} variant="default">
                {t`Back to the product`}
              </ButtonLink>
            }
          />
        )
      ) : product.data ? (
        <Suspense fallback={<VariantFormSkeleton />}>
          {as === 'table' ? (
            <VariantTable key={productId} product={product.data} {...common} />
          ) : isPrice ? (
            <PriceChange
              key={from}
              product={product.data}
              oldId={from}
              coupons={coupons.data}
              onCheck={() => {
                void product.refetch()
                void coupons.refetch()
              }}
              {...common}
            />
          ) : (
            <NewVariant
              key={`${productId} ${from ?? deleted?.id}`}
              product={product.data}
              original={from ? product.data.variants.find(({ id }) => id === from) : deleted}
              {...common}
            />
          )}
        </Suspense>
      ) : (
        <ReadFailure
          query={product}
          title={t`This product didn’t load`}
          waiting={<VariantFormSkeleton />}
        />
      )}
    </>
  )
}

function titleOf(as: string | undefined): string {
  if (as === 'price') return t`Change price`
  return as === 'table' ? t`New variants from a table` : t`New variant`
}
