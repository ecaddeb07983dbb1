import type { ProductReference } from '#api/schemas/products.ts'
import { labelled } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { comparing } from '#base/numbers/compare.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { linkOptions } from '#model/reading/links/order-links.ts'
import { type StockFilter, fitsStock, stockState } from '#model/records/products/stock.ts'
import { type AttentionRow, danger, rowIf, short, warning } from './attention-row.ts'

/**
 * Uses the catalogue's own filter, so that the linked list shows the same number of products: those
 * with a variant that is out, and those of which nothing can be bought, unless they are the same.
 */
export function stockRows(
  storeId: string,
  products: ProductReference[],
  lowStock: number,
): AttentionRow[] {
  const found = (stock: StockFilter) =>
    products.filter((product) => fitsStock(product, stock, lowStock))
  const rowOf = (stock: StockFilter, title: string, as: AttentionRow['as']) => {
    const [first, ...others] = found(stock)
    if (!first) return []
    return rowIf(others.length + 1, {
      id: `stock ${stock}`,
      as,
      title,
      text:
        stock === 'all-out'
          ? short(first.name)
          : scarceText(first, stock, lowStock, others.length > 0),
      link: linkOptions({
        to: '/stores/$storeId/products',
        params: { storeId },
        search: { stock },
      }),
    })
  }
  const out = found('out').length
  return [
    ...rowOf('all-out', t`Sold out`, danger),
    ...(out === found('all-out').length
      ? []
      : rowOf(
          'out',
          plural(out, { one: 'A variant sold out', other: 'Variants sold out' }),
          danger,
        )),
    ...rowOf('low', t`Low in stock`, warning),
  ]
}

/** Names the variant where the row is about it alone. */
function scarceText(
  product: ProductReference,
  wanted: StockFilter,
  lowStock: number,
  isOneOfMany: boolean,
): string {
  const scarce = product.variants
    .filter((variant) => stockState(variant, lowStock) === wanted)
    .toSorted(comparing(({ stock }) => stock))[0]
  const { stock = 0 } = scarce ?? {}
  const left = stock <= 0 ? t`none left` : t`${formatNumber(stock)} left`
  const name = short(product.name)
  return labelled(isOneOfMany ? name : `${name} ${short(scarce?.name)}`, left)
}
