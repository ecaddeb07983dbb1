import type { Order } from '#api/schemas/orders.ts'
import { preloadedPart } from '#components/page/lazy-part.tsx'
import { Money } from '#components/values/money.tsx'
import { orderLink } from '#model/reading/links/links.ts'
import type { OrdersAddress } from '#model/reading/lists/lists.ts'
import { paidSums } from '#model/reading/selection/paid-sums.ts'
import { type BesideList, ListBeside } from './-list-beside.tsx'

const [OrderPanel, loadPanel] = preloadedPart(
  async () => (await import('./-order-peek.tsx')).OrderPanel,
)

type OrdersBesideProps = BesideList<Order> & {
  address: OrdersAddress
  storeCurrency: string | undefined
}

export function OrdersBeside({ peeked, storeCurrency, ...list }: OrdersBesideProps) {
  const { owner, address } = list
  return (
    <ListBeside
      {...list}
      kind="orders"
      recordLink={({ id }) => orderLink(owner, id)}
      copies={[{ label: 'Emails', valueOf: ({ customerEmail }) => customerEmail, isPrivate: true }]}
      sums={(orders) => <Sums orders={orders} storeCurrency={storeCurrency} />}
      peek={{
        ...peeked,
        onIntent: loadPanel,
        panel: (open) => (
          <OrderPanel {...open} address={address} storeId={owner} storeCurrency={storeCurrency} />
        ),
      }}
    />
  )
}

type SumsProps = { orders: readonly Order[]; storeCurrency: string | undefined }

function Sums({ orders, storeCurrency }: SumsProps) {
  const sums = paidSums(orders, storeCurrency)
  return (
    <span title="What was paid. Refunds aren’t in the order list.">
      {sums.map(({ currency, paid, isAssumed }, index) => (
        <span key={`${currency} ${isAssumed}`}>
          {index > 0 && ', '}
          <Money amount={paid} currency={currency} assumed={isAssumed} />
        </span>
      ))}
      {sums.length === 0 && 'Nothing paid'}
    </span>
  )
}
