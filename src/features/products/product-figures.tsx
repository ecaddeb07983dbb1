import { t } from '#base/language/words.ts'
import { stockState } from '#model/records/products/stock.ts'
import type { Product } from '#api/schemas/products.ts'
import { KeyFigure, KeyFigures } from '#components/charts/key-figures.tsx'
import { LowestPrice } from '#components/values/lowest-price.tsx'
import { Stock } from '#components/values/stock.tsx'
import { formatNumber, formatRating } from '#base/numbers/money-format.ts'
import { lineText } from '#base/text/visible-text.ts'
import { highest, lowest } from '#base/numbers/large-lists.ts'

type ProductFiguresProps = {
  product: Product
  currency: string | undefined
  /** Only the whole catalogue says it. */
  rating: number | undefined
}

export function ProductFigures({ product: { variants }, currency, rating }: ProductFiguresProps) {
  const stock = lowest(variants.map((variant) => variant.stock))
  const scarce = variants.find((variant) => variant.stock === stock)
  const out = variants.filter((variant) => stockState(variant, 0) === 'out').length
  const prices = variants.map(({ cost }) => cost)
  return (
    <KeyFigures>
      <KeyFigure label={t`Variants`} note={out > 0 && t`${formatNumber(out)} out of stock`}>
        {formatNumber(variants.length)}
      </KeyFigure>
      <LowestPrice least={lowest(prices)} most={highest(prices)} currency={currency} />
      <KeyFigure
        label={t`Lowest stock`}
        note={scarce?.name && stock !== undefined && <bdi>{lineText(scarce.name)}</bdi>}
      >
        <Stock value={stock} />
      </KeyFigure>
      <KeyFigure label={t`Rating`} note={rating !== undefined && t`of 5 stars`}>
        {rating === undefined ? <span className="quiet">—</span> : formatRating(rating)}
      </KeyFigure>
    </KeyFigures>
  )
}
