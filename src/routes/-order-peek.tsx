import { ordersQuery } from '#api/orders.ts'
import { orderQuery } from '#api/order-detail.ts'
import type { Order } from '#api/schemas/orders.ts'
import { OrderPeek } from '#features/orders/order-peek.tsx'
import { type OrdersAddress, ordersList } from '#model/reading/lists/lists.ts'
import type { OpenRow } from './-list-beside.tsx'
import { RecordPeek } from './-record-peek.tsx'

type OrderPanelProps = OpenRow<Order> & {
  address: OrdersAddress
  storeId: string
  storeCurrency: string | undefined
}

export function OrderPanel(props: OrderPanelProps) {
  const { row, address, storeId, storeCurrency, ...open } = props
  return (
    <RecordPeek
      {...open}
      noun="order"
      isKnown={row !== undefined}
      reader={{ list: ordersList, address, read: (query) => ordersQuery(storeId, query) }}
      query={orderQuery(storeId, open.id)}
    >
      {(detail) => (
        <OrderPeek row={row} detail={detail} storeId={storeId} storeCurrency={storeCurrency} />
      )}
    </RecordPeek>
  )
}
