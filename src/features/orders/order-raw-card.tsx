import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { Card } from '#components/page/card.tsx'
import { Disclosure } from '#components/text/disclosure.tsx'
import { LazyJsonView } from '#components/text/lazy-json-view.tsx'
import { rawOrder } from '#model/records/orders/raw.ts'

export function OrderRawCard({ detail }: { detail: OrderDetail }) {
  return (
    <Card title="Raw record">
      <Disclosure summary="All fields as your platform names them">
        <LazyJsonView text={rawOrder(detail)} name="order record" />
      </Disclosure>
    </Card>
  )
}
