import { createFileRoute, notFound } from '@tanstack/react-router'
import { orderQuery } from '#api/orders.ts'
import { isUuidShaped } from '#api/request.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/orders/$orderId')({
  beforeLoad: ({ params }) => {
    if (!isUuidShaped(params.orderId)) throw notFound()
  },
  // Begun here and awaited nowhere, like the list: the frame of the page is there at once.
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(orderQuery(params.storeId, params.orderId))
  },
  component: OrderPage,
})

function OrderPage() {
  return <h1>Order</h1>
}
