import { type Random, code, createRandom, uuid } from './random.ts'
import type { Variant } from './records.ts'
import { ORDERS } from './seed-ids.ts'
import { type LogRow, logRecord } from './seed-logs.ts'
import type { PricedLine } from './seed-order-price.ts'
import type { OrderBook, OrderRow } from './seed-orders.ts'
import { instant } from './seed-time.ts'

/** Of one completed order nothing went out. */
const delivered = new Set<string | null>(['COMPLETED', 'REFUNDED', 'CHARGEBACK'])

type Delivery = {
  storeId: string
  row: OrderRow
  lines: PricedLine[]
  logs: LogRow[]
  book: OrderBook
}

export function deliveredItems({ storeId, row, lines, logs, book }: Delivery) {
  if (!delivered.has(row.status) || row.id === ORDERS.jpy) return []
  const random = createRandom('delivered', row.id)
  const log = logs.find(({ responseCode }) => responseCode === 200)
  return lines.flatMap(({ variant, quantity }, at) =>
    variant.deliveryTypes.flatMap((type) =>
      goodsOf(type, variant, quantity, random).map((goods, number) => ({
        id: uuid('delivered', row.id, at, type, number),
        dateCreated: instant(Date.parse(row.dateCreated) + 43_000),
        orderId: row.id,
        storeId,
        productId: variant.productId,
        variantId: variant.id,
        customerId: row.customer?.id,
        fileId: goods.file?.id ?? null,
        webhookExecutionLogId: type === 'dynamic' ? (log?.id ?? null) : null,
        type,
        source: random.chance(0.9) ? 'AUTOMATIC' : 'MANUAL',
        textContent: goods.text ?? null,
        file: goods.file ?? null,
        webhookExecutionLog: type === 'dynamic' && log ? logRecord(log, book) : null,
        variant: number === 0 ? variant : undefined,
      })),
    ),
  )
}

type Goods = { text?: string; file?: Variant['files'][number] }

function goodsOf(type: string, variant: Variant, quantity: number, random: Random): Goods[] {
  switch (type) {
    case 'license_keys':
      return Array.from({ length: quantity }, () => ({ text: licenceKey(random) }))
    case 'files':
      return variant.files.map((file) => ({ file }))
    case 'dynamic':
      return [{ text: `Account ${code(random, 8)}\nPassword ${code(random, 12)}` }]
    case 'extauth':
      return [{ text: `EXT-${code(random, 6)}-${code(random, 10)}` }]
    default:
      return [{ text: variant.deliveryMessage ?? 'We write to you within one working day.' }]
  }
}

function licenceKey(random: Random) {
  return Array.from({ length: 4 }, () => code(random, 4)).join('-')
}
