import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import type { Goods } from './goods.ts'
import { type SameGoods, ordersOf } from './sold-twice.ts'

/** “1 of 2 keys”, “Everything”; undefined if nothing is known to be missing. */
export function missingText({ state, keys, files }: Goods): string | undefined {
  if (state !== 'missing' && state !== 'unclear') return undefined
  if (lacksEverything({ keys, files })) return t`Everything`
  const keysText = plural(keys.wanted, {
    one: `${formatNumber(keys.missing)} of 1 key`,
    other: `${formatNumber(keys.missing)} of ${formatNumber(keys.wanted)} keys`,
  })
  const filesText = plural(files.wanted, {
    one: `${formatNumber(files.missing)} of 1 file`,
    other: `${formatNumber(files.missing)} of ${formatNumber(files.wanted)} files`,
  })
  if (keys.missing === 0) return filesText
  return files.missing === 0 ? keysText : t`${keysText} and ${filesText}`
}

const stateTexts: Record<Goods['state'], string> = {
  missing: '',
  unclear: '',
  pending: t`Not complete yet`,
  'by-hand': t`Delivered by hand`,
  locked: t`Items are locked`,
  untold: t`Can’t tell`,
  unknown: t`Can’t tell`,
  uncounted: t`Can’t be counted`,
  delivered: t`Nothing`,
  'not-due': t`Nothing`,
}

/** The same, or why nothing is missing. */
export const goodsText = (goods: Goods) => missingText(goods) ?? stateTexts[goods.state]

const lacksEverything = ({ keys, files }: Pick<Goods, 'keys' | 'files'>) =>
  [keys, files].every(({ wanted, missing }) => missing === wanted && wanted > 0)

/** Whether there is any to send. */
export const stockText = ({ stock: value }: Goods) =>
  value === undefined ? undefined : t`${formatNumber(value)} in stock`

/** The same as a sentence’s subject: “2 of 2 keys not delivered”. */
export function undeliveredText(goods: Goods): string | undefined {
  const missing = missingText(goods)
  return missing && (lacksEverything(goods) ? t`Nothing delivered` : t`${missing} not delivered`)
}

export function sameGoodsText({ kind, deliveries }: SameGoods): string {
  const { size: all } = ordersOf(deliveries)
  const { size } = ordersOf(deliveries.filter(({ isOtherwise }) => !isOtherwise))
  const orders = plural(size, { one: 'one order', other: `${formatNumber(size)} orders` })
  if (kind === 'text') return t`Same text in ${orders}`
  if (kind === 'alike') return t`Probably the same key in ${orders}, spelled differently`
  if (kind === 'one-order') return t`Same key twice in one order`
  if (kind === 'given-back') return t`Key of a refunded order used again`
  if (all === size) return t`Same key in ${orders}`
  return plural(all - size, {
    one: `Same key in ${orders}, and spelled differently in 1 more`,
    other: `Same key in ${orders}, and spelled differently in ${formatNumber(all - size)} more`,
  })
}
