import type { Product } from '#api/schemas/products.ts'
import { KeyFigure, KeyFigures } from '#components/key-figures.tsx'
import { LowestPrice } from '#components/lowest-price.tsx'
import { Stock } from '#components/stock.tsx'
import { formatNumber, formatRating } from '#base/money-format.ts'
import { lineText } from '#base/visible-text.ts'
import { highest, lowest } from '#base/large-lists.ts'
import { LOW_STOCK } from '#model/products/catalogue.ts'

type ProductFiguresProps = {
  product: Product
  currency: string | undefined
  /** Only the whole catalogue says it. */
  rating: number | undefined
}

export function ProductFigures({ product: { variants }, currency, rating }: ProductFiguresProps) {
  const stock = lowest(variants.map((variant) => variant.stock))
  const scarce = variants.find((variant) => variant.stock === stock)
  const out = variants.filter((variant) => variant.stock !== undefined && variant.stock <= 0).length
  const prices = variants.map(({ cost }) => cost)
  return (
    <KeyFigures>
      <KeyFigure label="Variants" note={out > 0 && `${formatNumber(out)} out of stock`}>
        {formatNumber(variants.length)}
      </KeyFigure>
      <LowestPrice least={lowest(prices)} most={highest(prices)} currency={currency} />
      <KeyFigure
        label="Lowest stock"
        note={scarce?.name && stock !== undefined && <bdi>{lineText(scarce.name)}</bdi>}
      >
        <Stock value={stock} low={LOW_STOCK} />
      </KeyFigure>
      <KeyFigure label="Rating" note={rating !== undefined && 'of 5 stars'}>
        {rating === undefined ? <span className="quiet">—</span> : formatRating(rating)}
      </KeyFigure>
    </KeyFigures>
  )
}
