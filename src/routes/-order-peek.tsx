import { t } from '#base/language/words.ts'
import { ordersQuery } from '#api/orders.ts'
import { orderQuery } from '#api/order-detail.ts'
import type { Order } from '#api/schemas/orders.ts'
import { OrderPeek } from '#features/orders/order-peek.tsx'
import { type OrdersAddress, ordersList } from '#model/reading/lists/lists.ts'
import { RecordPeek } from './-record-peek.tsx'
import type { PanelProps } from './-store-lists-beside.tsx'

export function OrderPanel(props: PanelProps<Order, OrdersAddress>) {
  const { row, address, storeId, storeCurrency, ...open } = props
  return (
    <RecordPeek
      {...open}
      kind={t`Order`}
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
