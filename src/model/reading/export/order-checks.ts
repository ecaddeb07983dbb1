import { t } from '#base/language/words.ts'
import type { OrderWithGoods } from '#model/reading/memory/looked-goods.ts'
import type { Goods } from '#model/records/orders/goods.ts'
import { goodsText, sameGoodsText } from '#model/records/orders/goods-words.ts'
import type { Delivery, SameGoods } from '#model/records/orders/sold-twice.ts'
import { type OrderEntry, listColumns } from './orders.ts'
import { type ExportShape, plain, standard, time } from './shape.ts'

type UndeliveredEntry = OrderEntry & { goods: Goods }

/** Orders without what they hold: what is due and what is missing is counted, never given. */
export const undeliveredShape: ExportShape<OrderWithGoods, UndeliveredEntry> = {
  title: t`Export orders`,
  file: 'paid-not-delivered',
  entry: (order) => ({ order, goods: order.goods }),
  columns: [
    ...listColumns,
    standard('missing', t`Missing`, ({ goods }) => ({
      missing: goodsText(goods),
      keys_missing: goods.keys.missing,
      keys_due: goods.keys.wanted,
      files_missing: goods.files.missing,
      files_due: goods.files.wanted,
    })),
  ],
}

/** One of the deliveries of the same key, which stays masked. */
export type SoldTwiceRow = Delivery & { id: string; group: number; kind: string; masked: string }

/** Named anew: what it was compared by leaves the memory no more than the key does. */
export const soldTwiceRows = (same: readonly SameGoods[]): SoldTwiceRow[] =>
  same.flatMap((goods, at) =>
    goods.deliveries.map((delivery, index) => ({
      ...delivery,
      id: `${at + 1}.${index + 1}`,
      group: at + 1,
      kind: sameGoodsText(goods),
      masked: goods.masked,
    })),
  )

export const soldTwiceShape: ExportShape<SoldTwiceRow, SoldTwiceRow> = {
  title: t`Export rows`,
  file: 'sold-twice',
  entry: (row) => row,
  columns: [
    plain('group', t`Group`, ({ group }) => group),
    plain('kind', t`Kind`, ({ kind }) => kind),
    plain('key', t`Key`, ({ masked }) => masked, 'key_masked'),
    plain('order', t`Order ID`, ({ orderId }) => orderId, 'order_id'),
    time('delivered', t`Delivered`, ({ date }) => date),
    plain('product', t`Product`, ({ product }) => product),
    plain('email', t`Customer email`, ({ email }) => email, 'customer_email'),
    plain('paid', t`Paid so far`, ({ amountPaid }) => amountPaid, 'amount_paid'),
    plain('currency', t`Currency`, ({ currencyCode }) => currencyCode),
    plain('refunded', t`Refunded`, ({ isGivenBack }) => isGivenBack),
  ],
}
