import { plural, t } from '#base/language/words.ts'
import type { Product } from '#api/schemas/products.ts'
import { MoneyRange } from '#components/filters/money-range.tsx'
import { formatNumber, formatRating } from '#base/numbers/money-format.ts'

type ProductSentenceProps = {
  product: Product
  currency: string | undefined
  /** Only the whole catalogue says it. */
  rating: number | undefined
}

export function ProductSentence({ product: { variants }, currency, rating }: ProductSentenceProps) {
  const count = formatNumber(variants.length)
  return (
    <>
      {plural(variants.length, { one: '1 variant', other: `${count} variants` })}
      {variants.length > 0 && (
        <>
          {' · '}
          <MoneyRange amounts={variants.map(({ cost }) => cost)} currency={currency} assumed />
        </>
      )}
      {rating !== undefined && (
        <>
          {' · '}
          {t`${formatRating(rating)} of 5 stars`}
        </>
      )}
    </>
  )
}
