import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { labels, t } from '#base/language/words.ts'
import { customerQuery } from '#api/customers.ts'
import { reviewsQuery } from '#api/reviews.ts'
import type { Review } from '#api/schemas/reviews.ts'
import { userQuery } from '#api/user.ts'
import { ReviewPeek } from '#features/reviews/review-peek.tsx'
import { productLink, reviewsLink, ticketLink } from '#model/reading/links/links.ts'
import {
  type CouponsAddress,
  couponsList,
  customersList,
  type OrdersAddress,
  ordersList,
  type ProductsAddress,
  type ReviewsAddress,
  reviewsList,
} from '#model/reading/lists/lists.ts'
import { matchingReplies } from '#model/records/reviews/rating-counts.ts'
import { couponQuery, couponsQuery } from '#api/coupons.ts'
import { allProductsQuery, productQuery } from '#api/products.ts'
import type { Coupon } from '#api/schemas/coupons.ts'
import { CouponPeek } from '#features/coupons/coupon-peek.tsx'
import type { Customer, CustomerSearchItem } from '#api/schemas/customers.ts'
import { EXPERIMENT, searchableEmail } from '#model/records/customers/email.ts'
import type { AddressOf } from '#model/reading/lists/description.ts'
import { shownCustomers, shownOrders } from '#model/reading/lists/shown-lists.ts'
import { orderQuery } from '#api/order-detail.ts'
import type { Order } from '#api/schemas/orders.ts'
import { OrderPeek } from '#features/orders/order-peek.tsx'
import { allCategoriesQuery } from '#api/categories.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { ProductPeek } from '#features/products/product-peek.tsx'
import { neighboursAmong } from '#model/reading/lists/neighbours.ts'
import { CustomerPeek } from '#features/customers/customer-peek.tsx'
import { ordersLink } from '#model/reading/links/order-links.ts'
import { KnownPeek, RecordPeek } from './-record-peek.tsx'
import type { PanelProps } from './-store-lists-beside.tsx'
import { RecordNotes } from './-record-notes.tsx'

/** The platform can't give a single review: only the list has it, and only its writer is read. */
export function ReviewPanel(props: PanelProps<Review, ReviewsAddress>) {
  const { row, address, storeId, storeCurrency, ...open } = props
  const { data: user } = useQuery(userQuery())
  const customerId = row?.customerId ?? ''
  return (
    <RecordPeek
      {...open}
      kind={t({ message: 'Review', context: 'of a product' })}
      hasPage={false}
      isKnown={row !== undefined}
      reader={{
        list: reviewsList,
        address,
        read: (query) => reviewsQuery(storeId, query),
        verify: (reviews) => matchingReplies(address.hasReply, reviews),
      }}
      query={{ ...customerQuery(storeId, customerId), enabled: customerId !== '' }}
    >
      {(customer) =>
        row && (
          <ReviewPeek
            review={row}
            userId={user?.id}
            productLink={row.productId ? productLink(storeId, row.productId) : undefined}
            othersLink={
              row.customerEmail
                ? reviewsLink(storeId, { emailAddress: row.customerEmail })
                : undefined
            }
          >
            {customer && <PeekedCustomer {...{ customer, storeId, storeCurrency }} />}
          </ReviewPeek>
        )
      }
    </RecordPeek>
  )
}

export function CouponPanel(props: PanelProps<Coupon, CouponsAddress>) {
  const { row, address, storeId, storeCurrency, ...open } = props
  const isNamed = (row?.variantIds.length ?? 0) > 0
  const products = useQuery({ ...allProductsQuery(storeId), enabled: isNamed, staleTime: 300_000 })
  return (
    <RecordPeek
      {...open}
      kind={t`Coupon`}
      isKnown={row !== undefined}
      reader={{ list: couponsList, address, read: (query) => couponsQuery(storeId, query) }}
      // The list carries the whole coupon.
      query={{ ...couponQuery(storeId, open.id), enabled: row === undefined }}
    >
      {(read) => {
        const coupon = row ?? read
        return (
          coupon && (
            <CouponPeek coupon={coupon} products={products.data} storeCurrency={storeCurrency} />
          )
        )
      }}
    </RecordPeek>
  )
}

export function CustomerPanel(
  props: PanelProps<CustomerSearchItem, AddressOf<typeof customersList>>,
) {
  const { row, address, storeId, storeCurrency, ...open } = props
  return (
    <RecordPeek
      {...open}
      kind={labels.customer}
      isKnown={row !== undefined}
      reader={{
        list: customersList,
        address,
        read: ({ q = EXPERIMENT, ...query }) => shownCustomers(storeId, { ...query, q }),
      }}
      query={customerQuery(storeId, open.id)}
    >
      {(customer) => (
        <PeekedCustomer
          {...{ row, customer, storeId, storeCurrency }}
          noted={<RecordNotes kind="customer" storeId={storeId} id={open.id} isPeek />}
        />
      )}
    </RecordPeek>
  )
}

export function OrderPanel(props: PanelProps<Order, OrdersAddress>) {
  const { row, address, storeId, storeCurrency, ...open } = props
  return (
    <RecordPeek
      {...open}
      kind={t`Order`}
      isKnown={row !== undefined}
      reader={{ list: ordersList, address, read: (query) => shownOrders(storeId, query) }}
      query={orderQuery(storeId, open.id)}
    >
      {(detail) => (
        <OrderPeek
          {...{ row, detail, storeId, storeCurrency }}
          noted={<RecordNotes kind="order" storeId={storeId} id={open.id} isPeek />}
        />
      )}
    </RecordPeek>
  )
}

export function ProductPanel({
  row,
  rows,
  storeId,
  storeCurrency,
  ...open
}: PanelProps<ProductReference, ProductsAddress>) {
  const { data: categories } = useQuery(allCategoriesQuery(storeId))
  const ids = new Set((rows ?? []).map(({ id }) => id).filter(Boolean))
  return (
    <KnownPeek
      {...open}
      kind={t`Product`}
      isKnown={row !== undefined}
      neighbours={neighboursAmong(open.id, [...ids])}
      query={productQuery(storeId, open.id)}
    >
      {(product) => (
        <ProductPeek
          storeId={storeId}
          row={row}
          product={product}
          categories={categories}
          storeCurrency={storeCurrency}
        />
      )}
    </KnownPeek>
  )
}

type PeekedCustomerProps = {
  /** What a list knows of the customer. */
  row?: CustomerSearchItem
  customer: Customer | undefined
  storeId: string
  storeCurrency: string | undefined
  noted?: ReactNode
}

function PeekedCustomer(props: PeekedCustomerProps) {
  const { row, customer, storeId, storeCurrency, noted } = props
  const known = customer ?? row
  const email = searchableEmail(known?.emailAddress)
  return (
    <CustomerPeek
      row={row}
      customer={customer}
      storeCurrency={storeCurrency}
      noted={noted}
      ordersLink={email === undefined ? undefined : ordersLink(storeId, { email })}
      ticketLink={(ticketId) => ticketLink(storeId, known?.id ?? '', ticketId)}
    />
  )
}
