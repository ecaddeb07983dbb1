import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Category } from '#api/schemas/categories.ts'
import { CopyButton } from '#components/copy-button.tsx'
import { DateTime } from '#components/date-time.tsx'
import { Fact, Facts } from '#components/facts.tsx'
import { formatNumber } from '#base/money-format.ts'
import { PageHeader } from '#components/page-header.tsx'
import { RecordColumns } from '#components/record-columns.tsx'
import { RecordHeadline } from '#components/record-headline.tsx'
import { Remark } from '#components/remark.tsx'
import { Section } from '#components/section.tsx'
import { ShortId } from '#components/short-id.tsx'
import { Thumb } from '#components/thumb.tsx'
import { CategoryProductsCard } from './category-products-card.tsx'

type CategoryViewProps = {
  category: Category
  /** The store's currency: products carry none of their own. */
  currency: string | undefined
  parent: LinkProps & { label: string }
  productLink: (productId: string) => LinkProps
  /** Between the header and the category, such as a note that it could not be read anew. */
  notice?: ReactNode
}

export function CategoryView({
  category,
  currency,
  parent,
  productLink,
  notice,
}: CategoryViewProps) {
  const { id, name, products } = category
  const count = formatNumber(products.length)
  return (
    <>
      <PageHeader
        kind="Category"
        title={name ?? id.slice(0, 8)}
        parent={parent}
        beside={id && <CopyButton value={id} what="category id" inline />}
      />
      {notice}
      <RecordHeadline
        picture={<Thumb name={name} size={44} />}
        title={<bdi>{name ?? 'Unnamed category'}</bdi>}
      >
        {products.length === 1 ? '1 product' : `${count} products`}
      </RecordHeadline>
      <RecordColumns side={<CategoryFacts category={category} />}>
        <CategoryProductsCard products={products} currency={currency} productLink={productLink} />
      </RecordColumns>
    </>
  )
}

function CategoryFacts({ category }: { category: Category }) {
  const { id, slug, order, imageName, storeId, dateCreated } = category
  return (
    <>
      <Section title="Storefront">
        <Facts>
          <Fact label="Slug" matters>
            {slug && <bdi className="mono">{slug}</bdi>}
          </Fact>
          <Fact label="Position" matters>
            {order !== undefined && formatNumber(order)}
          </Fact>
          <Fact label="Image" matters>
            {imageName && <bdi className="mono">{imageName}</bdi>}
          </Fact>
        </Facts>
      </Section>
      <Section title="Record">
        <Facts>
          <Fact label="Category ID">
            {id && <ShortId id={id} copies="category id" length={13} />}
          </Fact>
          <Fact label="Store ID">
            {storeId && <ShortId id={storeId} copies="store id" length={13} />}
          </Fact>
          <Fact label="Created" matters>
            {dateCreated && <DateTime value={dateCreated} absolute />}
          </Fact>
        </Facts>
        <Remark>Edit categories on your platform.</Remark>
      </Section>
    </>
  )
}
