import { plural, t } from '#base/language/words.ts'
import type { Product } from '#api/schemas/products.ts'
import { MoneyRange } from '#components/filters/money-range.tsx'
import { VARIANT_DAYS, type VariantSales } from '#model/reading/ledger/product-weeks.ts'
import { formatNumber, formatRating } from '#base/numbers/money-format.ts'
import type { ProductWeeks } from './use-product-weeks.ts'

/** Where the sentence breaks, no line begins with it. */
const DOT = '\u00a0· '

type ProductSentenceProps = {
  product: Product
  currency: string | undefined
  /** Only the whole catalogue says it. */
  rating: number | undefined
  sold: ProductWeeks['sold']
}

export function ProductSentence({ product, currency, rating, sold }: ProductSentenceProps) {
  const { variants } = product
  const count = formatNumber(variants.length)
  return (
    <>
      {plural(variants.length, { one: '1 variant', other: `${count} variants` })}
      {variants.length > 0 && (
        <>
          {DOT}
          <MoneyRange amounts={variants.map(({ cost }) => cost)} currency={currency} />
        </>
      )}
      {rating !== undefined && (
        <>
          {DOT}
          {t`${formatRating(rating)} of 5 stars`}
        </>
      )}
      {sold?.isWhole && (
        <>
          {DOT}
          {plural(piecesOf(sold.byVariant), {
            one: `1 sold in ${VARIANT_DAYS} days`,
            other: `${formatNumber(piecesOf(sold.byVariant))} sold in ${VARIANT_DAYS} days`,
          })}
        </>
      )}
    </>
  )
}

const piecesOf = (sales: ReadonlyMap<string, VariantSales>) =>
  [...sales.values()].reduce((sum, { pieces }) => sum + pieces, 0)
