import type { Order } from '#api/schemas/orders.ts'
import { lackText } from '#base/storage/left-out.ts'
import { t } from '#base/language/words.ts'

/** A row of orders, read aloud. */
export const orderName = ({ id, customerEmail }: Pick<Order, 'id' | 'customerEmail'>): string =>
  t`Order ${id.slice(0, 8)}, ${customerEmail ?? lackText(t`no email`)}`
