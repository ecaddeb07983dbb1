import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { type SameGoods, ordersOf } from './sold-twice.ts'

export function sameGoodsText({ kind, deliveries }: SameGoods): string {
  const { size } = ordersOf(deliveries)
  const orders = plural(size, { one: 'one order', other: `${formatNumber(size)} orders` })
  if (kind === 'text') return t`Same text in ${orders}`
  if (kind === 'one-order') return t`Same key twice in one order`
  return kind === 'given-back' ? t`Key of a refunded order used again` : t`Same key in ${orders}`
}
