import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '#api/orders.ts'
import { Skeleton } from '#components/skeleton.tsx'
import { OrderDeliveredCard } from '#features/orders/order-delivered-card.tsx'
import { replyInsertion } from '#model/tickets/reply-insertion.ts'
import { problemFrom } from '#model/problem.ts'

export function TicketGoods({ storeId, orderId }: { storeId: string; orderId: string }) {
  const { data, error } = useQuery(orderQuery(storeId, orderId))
  if (data) return <OrderDeliveredCard order={data.order} onInsert={replyInsertion.send} />
  if (!error) return <Skeleton width="60%" />
  return <p role="alert">{problemFrom(error, 'Delivered items').message}</p>
}
