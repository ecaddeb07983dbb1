import { createFileRoute } from '@tanstack/react-router'
import { useState, useMemo } from 'react'
import { prefetch, steady } from '#api/query.ts'
import type { CategoryReference } from '#api/schemas/categories.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { ProductCouponsCard } from '#features/products/product-coupons-card.tsx'
import { ProductFacts } from '#features/products/product-facts.tsx'
import { ProductReviewsCard, ProductWeeksCard } from '#features/products/product-cards.tsx'
import { ProductSentence } from '#features/products/product-sentence.tsx'
import { ProductVariants } from '#features/products/product-variants.tsx'
import { ProductView } from '#features/products/product-view.tsx'
import { useProductWeeks } from '#features/products/use-product-weeks.ts'
import { WhoBoughtCard, showWhoBought } from '#features/searches/who-bought-card.tsx'
import { productPageQueries, useProductPage } from '#model/hooks/use-product-page.ts'
import { useLowStock } from '#model/reading/checks/kept.ts'
import {
  newVariantLink,
  productsLink,
  variantTableLink,
  productLink,
} from '#model/reading/links/links.ts'
import { shownProducts } from '#model/reading/lists/catalogue-page.ts'
import { productsList } from '#model/reading/lists/lists.ts'
import { neighboursAmong } from '#model/reading/lists/neighbours.ts'
import { StaleNote } from '#routes/-list-message.tsx'
import { RecordAbsent } from '#routes/-record-absent.tsx'
import { KnownNeighbours, useRecordOrigin } from '#routes/-record-neighbours.tsx'
import { requireIds } from '#routes/-require-ids.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/products/$productId/')({
  beforeLoad: ({ params }) => requireIds(params.productId),
  loader: ({ context, params: { storeId, productId } }) => {
    const queries = productPageQueries(storeId, productId)
    void prefetch(context.queryClient, queries.query)
    return steady(context.queryClient, queries.query.queryKey, queries)
  },
  component: ProductPage,
})

function ProductPage() {
  const [boughtVariant, setBoughtVariant] = useState('')
  const { storeId, productId } = Route.useParams()
  const currency = useCurrentStore().store?.currencyCode
  const reads = useProductPage(Route.useLoaderData(), storeId, productId)
  const { product, references, reference, categories, coupons, reviews } = reads
  const sales = useProductWeeks(storeId, productId)
  const from = useRecordOrigin(productsList, productsLink(storeId))

  if (!product.data) {
    return (
      <RecordAbsent
        kind="product"
        id={productId}
        parent={from.parent}
        query={product}
        rows={reference?.variants.length}
      />
    )
  }
  return (
    <ProductView
      key={productId}
      product={product.data}
      currency={currency}
      parent={from.parent}
      newVariantLink={newVariantLink(storeId, productId)}
      variantTableLink={variantTableLink(storeId, productId)}
      sentence={
        <ProductSentence
          product={product.data}
          currency={currency}
          rating={reference?.rating}
          sold={sales.sold}
        />
      }
      notice={<StaleNote query={product} />}
      neighbours={
        <ProductNeighbours
          storeId={storeId}
          productId={productId}
          from={from}
          references={references}
          categories={categories}
        />
      }
      variants={
        <ProductVariants
          target={{ storeId, productId }}
          product={product.data}
          currency={currency}
          coupons={coupons.data}
          sales={sales}
          onWhoBought={({ id }) => {
            setBoughtVariant(id)
            showWhoBought()
          }}
        />
      }
      side={
        <ProductFacts
          storeId={storeId}
          product={product.data}
          reference={reference}
          categories={categories}
        />
      }
    >
      <ProductWeeksCard sales={sales} />
      <ProductCouponsCard
        storeId={storeId}
        product={product.data}
        currency={currency}
        read={coupons.data}
        failed={coupons}
      />
      <WhoBoughtCard
        storeId={storeId}
        product={product.data}
        variantId={boughtVariant}
        onVariant={setBoughtVariant}
        storeCurrency={currency}
      />
      <ProductReviewsCard storeId={storeId} productId={productId} {...reviews} />
    </ProductView>
  )
}

type ProductNeighboursProps = {
  storeId: string
  productId: string
  from: ReturnType<typeof useRecordOrigin<typeof productsList>>
  /** The whole catalogue and its categories, as far as read. */
  references: ProductReference[] | undefined
  categories: CategoryReference[] | undefined
}

/** Sorts and filters here, because the platform lists all products at once. */
function ProductNeighbours(props: ProductNeighboursProps) {
  const { storeId, productId, from, references, categories } = props
  const { origin, listLink } = from
  const lowStock = useLowStock(storeId)
  const shown = useMemo(
    () => origin && shownProducts(references, categories, origin.address, lowStock),
    [references, categories, origin, lowStock],
  )
  if (!shown || !origin) return null
  return (
    <KnownNeighbours
      neighbours={neighboursAmong(productId, shown)}
      address={origin.address}
      recordLink={(id) => productLink(storeId, id)}
      listLink={listLink}
      isElsewhere={origin.isElsewhere}
    />
  )
}
