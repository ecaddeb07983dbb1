import { Suspense } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { preloadedPart } from '#components/lazy-part.tsx'
import { Money } from '#components/money.tsx'
import { useIsPhone } from '#components/phone.ts'
import { orderLink } from '#model/links.ts'
import type { OrdersAddress } from '#model/lists/lists.ts'
import { fromList } from '#model/lists/origin.ts'
import { paidSums } from '#model/selection/paid-sums.ts'
import { type BesideProps, ListBeside } from './-list-beside.tsx'

const [OrderPanel, loadPanel] = preloadedPart(
  async () => (await import('./-order-peek.tsx')).OrderPanel,
)

type OrdersBesideProps = Pick<BesideProps<Order>, 'list' | 'owner' | 'query' | 'total' | 'rows'> & {
  onTools: BesideProps<Order>['onTools']
  address: OrdersAddress
  peeked: { id: string | undefined; onPeek: (id: string | undefined) => void }
  storeCurrency: string | undefined
}

export function OrdersBeside({ peeked, storeCurrency, ...list }: OrdersBesideProps) {
  const { owner, address, rows } = list
  const isPhone = useIsPhone()
  const { id } = peeked
  return (
    <ListBeside
      {...list}
      kind="orders"
      recordLink={(orderId) => orderLink(owner, orderId)}
      emailOf={({ customerEmail }) => customerEmail}
      sums={(orders) => <Sums orders={orders} storeCurrency={storeCurrency} />}
      peek={isPhone ? undefined : { ...peeked, onIntent: loadPanel }}
      panel={
        id !== undefined &&
        !isPhone && (
          <Suspense>
            <OrderPanel
              id={id}
              row={rows?.find((row) => row.id === id)}
              address={address}
              storeId={owner}
              storeCurrency={storeCurrency}
              link={{ ...orderLink(owner, id), state: fromList({ ...address, peek: id }) }}
              onClose={() => peeked.onPeek(undefined)}
            />
          </Suspense>
        )
      }
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
