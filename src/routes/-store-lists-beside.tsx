import type { LinkProps } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import type { Coupon } from '#api/schemas/coupons.ts'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import type { Review } from '#api/schemas/reviews.ts'
import type { Parameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { preloadedPart } from '#components/page/lazy-part.tsx'
import { Note } from '#components/page/note.tsx'
import { TagsInUse } from '#features/notes/tags-in-use.tsx'
import { PaidSums } from '#features/orders/paid-sums.tsx'
import type { ExportKindName } from '#model/reading/export/kinds.ts'
import { couponLink, customerLink, productLink, reviewLink } from '#model/reading/links/links.ts'
import { orderLink } from '#model/reading/links/order-links.ts'
import type { AddressOf } from '#model/reading/lists/description.ts'
import type {
  CouponsAddress,
  customersList,
  OrdersAddress,
  ProductsAddress,
  ReviewsAddress,
} from '#model/reading/lists/lists.ts'
import { useCentsHint } from '#model/reading/platform/cents.ts'
import type { Copy } from '#model/reading/selection/copies.ts'
import { type BesideList, ListBeside, type OpenRow } from './-list-beside.tsx'

/** What a record's panel is given. */
export type PanelProps<Row, Address> = OpenRow<Row> & {
  address: Address
  /** Those that the list shows, in its order. */
  rows: readonly Row[] | undefined
  storeId: string
  storeCurrency: string | undefined
}

const isNotedColumn = ({ id }: { id: string }) => id === 'tags' || id === 'note'
const isNoted = (kind: ExportKindName) => kind === 'orders' || kind === 'customers'

type Described<Row, Address> = {
  kind: ExportKindName
  recordLink: (storeId: string, row: Row | { id: string }) => LinkProps
  copies?: readonly Copy<Row>[]
  /** Of the chosen rows. */
  sums?: (rows: readonly Row[], storeCurrency: string | undefined) => ReactNode
  panel: () => Promise<ComponentType<PanelProps<Row, Address>>>
}

type BesideProps<Row, Address> = BesideList<Row> & {
  address: Address
  storeCurrency: string | undefined
}

function besideOf<Row extends { id: string }, Address extends Readonly<Parameters>>({
  panel,
  recordLink,
  sums,
  ...described
}: Described<Row, Address>) {
  const [Panel, loadPanel] = preloadedPart(panel)
  return function Beside({ peeked, storeCurrency, ...list }: BesideProps<Row, Address>) {
    const { owner, address, rows } = list
    const centsHint = useCentsHint()
    return (
      <>
        {described.kind === 'orders' && centsHint && <Note>{centsHint}</Note>}
        {isNoted(described.kind) && (
          <TagsInUse storeId={owner} areShown={list.columns?.shown.some(isNotedColumn) ?? false} />
        )}
        <ListBeside
          {...list}
          {...described}
          recordLink={(row) => recordLink(owner, row)}
          sums={sums && ((chosen) => sums(chosen, storeCurrency))}
          peek={{
            ...peeked,
            onIntent: loadPanel,
            panel: (open) => (
              <Panel {...open} {...{ address, rows, storeCurrency }} storeId={owner} />
            ),
          }}
        />
      </>
    )
  }
}

export const OrdersBeside = besideOf<Order, OrdersAddress>({
  kind: 'orders',
  recordLink: (storeId, { id }) => orderLink(storeId, id),
  copies: [{ label: t`Emails`, valueOf: ({ customerEmail }) => customerEmail, isPrivate: true }],
  sums: (orders, storeCurrency) => <PaidSums orders={orders} storeCurrency={storeCurrency} />,
  panel: async () => (await import('./-list-peek.tsx')).OrderPanel,
})

export const CouponsBeside = besideOf<Coupon, CouponsAddress>({
  kind: 'coupons',
  recordLink: (storeId, { id }) => couponLink(storeId, id),
  copies: [{ label: t`Codes`, valueOf: ({ code }) => code }],
  panel: async () => (await import('./-list-peek.tsx')).CouponPanel,
})

export const CustomersBeside = besideOf<CustomerSearchItem, AddressOf<typeof customersList>>({
  kind: 'customers',
  recordLink: (storeId, { id }) => customerLink(storeId, id),
  copies: [{ label: t`Emails`, valueOf: ({ emailAddress }) => emailAddress, isPrivate: true }],
  panel: async () => (await import('./-list-peek.tsx')).CustomerPanel,
})

export const ProductsBeside = besideOf<ProductReference, ProductsAddress>({
  kind: 'products',
  recordLink: (storeId, { id }) => productLink(storeId, id),
  panel: async () => (await import('./-list-peek.tsx')).ProductPanel,
})

export const ReviewsBeside = besideOf<Review, ReviewsAddress>({
  kind: 'reviews',
  recordLink: (storeId, review) => reviewLink(storeId, review),
  copies: [{ label: t`Emails`, valueOf: ({ customerEmail }) => customerEmail, isPrivate: true }],
  panel: async () => (await import('./-list-peek.tsx')).ReviewPanel,
})
