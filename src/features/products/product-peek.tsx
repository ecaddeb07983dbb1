import type { CategoryReference } from '#api/schemas/categories.ts'
import type { Product, ProductReference } from '#api/schemas/products.ts'
import { labels, t } from '#base/language/words.ts'
import { formatNumber, formatRating } from '#base/numbers/money-format.ts'
import { lineText } from '#base/text/visible-text.ts'
import { Fact, Facts } from '#components/page/facts.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { MoneyRange } from '#components/filters/money-range.tsx'
import { Trans } from '#components/text/trans.tsx'
import { Money } from '#components/values/money.tsx'
import { PeekLine, PeekRest, PeekSection } from '#components/list/peek-panel.tsx'
import { RecordHeadline } from '#components/page/record-headline.tsx'
import { Stock } from '#components/values/stock.tsx'
import { Tag } from '#components/values/tag.tsx'
import { Thumb } from '#components/values/thumb.tsx'
import { lowest } from '#base/numbers/large-lists.ts'
import { byOrder } from '#model/records/products/variant-order.ts'
import { ProductFacts } from './product-facts.tsx'

/** More are on the product's own page. */
const MOST = 8

type ProductPeekProps = {
  storeId: string
  /** What the catalogue knows, until the product is read. */
  row: ProductReference | undefined
  product: Product | undefined
  categories: CategoryReference[] | undefined
  storeCurrency: string | undefined
}

export function ProductPeek(props: ProductPeekProps) {
  const { storeId, row, product, categories, storeCurrency } = props
  const known = product ?? row
  if (!known) return null
  const { description, isBestSeller, variants } = known
  const name = known.name ? lineText(known.name) : labels.unnamedProduct
  const left = variants.length - MOST
  return (
    <>
      <RecordHeadline
        picture={<Thumb name={name} size={40} />}
        title={<bdi>{name}</bdi>}
        badges={isBestSeller && <Tag>{t`Best seller`}</Tag>}
      >
        {description ? <LongText text={description} /> : t`No description`}
      </RecordHeadline>
      <PeekSection title={t`For sale`}>
        <Facts>
          <Fact label={labels.price}>
            <MoneyRange amounts={variants.map(({ cost }) => cost)} currency={storeCurrency} />
          </Fact>
          <Fact label={t`Lowest stock`}>
            <Stock value={lowest(variants.map(({ stock }) => stock))} />
          </Fact>
          <Fact label={labels.rating}>{row?.rating !== undefined && formatRating(row.rating)}</Fact>
        </Facts>
      </PeekSection>
      <PeekSection title={t`Variants`} aside={formatNumber(variants.length)}>
        {variants.length === 0 && <p className="quiet">{t`No variants.`}</p>}
        <ul>
          {variants
            .toSorted(byOrder)
            .slice(0, MOST)
            .map((variant, index) => (
              <PeekLine
                key={variant.id || index}
                end={<Money amount={variant.cost} currency={storeCurrency} assumed />}
                aside={<Stock value={variant.stock} named />}
              >
                <bdi>{variant.name ? lineText(variant.name) : labels.unnamedVariant}</bdi>
              </PeekLine>
            ))}
        </ul>
        {left > 0 && (
          <p className="quiet">
            <Trans>and {formatNumber(left)} more</Trans>
          </p>
        )}
      </PeekSection>
      {product && (
        <PeekRest>
          <ProductFacts
            storeId={storeId}
            product={product}
            reference={row}
            categories={categories}
          />
        </PeekRest>
      )}
    </>
  )
}
