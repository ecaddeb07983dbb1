import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { Card } from '#components/card.tsx'
import { Disclosure } from '#components/disclosure.tsx'
import { LazyJsonView } from '#components/lazy-json-view.tsx'
import { rawOrder } from '#model/orders/raw.ts'

export function OrderRawCard({ detail }: { detail: OrderDetail }) {
  return (
    <Card title="Raw record">
      <Disclosure summary="All fields as your platform names them">
        <LazyJsonView text={rawOrder(detail)} name="order record" />
      </Disclosure>
    </Card>
  )
}
