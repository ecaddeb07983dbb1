import { t } from '#base/language/words.ts'
import { orderQuery } from '#api/order-detail.ts'
import type { Order } from '#api/schemas/orders.ts'
import { OrderPeek } from '#features/orders/order-peek.tsx'
import { type OrdersAddress, ordersList } from '#model/reading/lists/lists.ts'
import { shownOrders } from '#model/reading/lists/shown-orders.ts'
import { RecordNotes } from './-record-notes.tsx'
import { RecordPeek } from './-record-peek.tsx'
import type { PanelProps } from './-store-lists-beside.tsx'

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
