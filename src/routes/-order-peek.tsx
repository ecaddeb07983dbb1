import type { LinkProps } from '@tanstack/react-router'
import { orderQuery, ordersQuery } from '#api/orders.ts'
import type { Order } from '#api/schemas/orders.ts'
import { OrderPeek } from '#features/orders/order-peek.tsx'
import { type OrdersAddress, ordersList } from '#model/lists/lists.ts'
import { RecordPeek } from './-record-peek.tsx'

type OrderPanelProps = {
  id: string
  row: Order | undefined
  address: OrdersAddress
  storeId: string
  storeCurrency: string | undefined
  link: LinkProps
  onClose: () => void
}

export function OrderPanel(props: OrderPanelProps) {
  const { id, row, address, storeId, storeCurrency, link, onClose } = props
  return (
    <RecordPeek
      noun="order"
      id={id}
      isKnown={row !== undefined}
      reader={{ list: ordersList, address, read: (query) => ordersQuery(storeId, query) }}
      query={orderQuery(storeId, id)}
      link={link}
      onClose={onClose}
    >
      {(detail) => (
        <OrderPeek row={row} detail={detail} storeId={storeId} storeCurrency={storeCurrency} />
      )}
    </RecordPeek>
  )
}
