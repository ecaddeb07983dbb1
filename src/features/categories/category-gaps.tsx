import type { LinkProps } from '@tanstack/react-router'
import { useMemo } from 'react'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import type { CategoryReference } from '#api/schemas/categories.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Card } from '#components/page/card.tsx'
import type { Problem } from '#base/text/problem.ts'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Trans } from '#components/text/trans.tsx'
import { CategoryName } from './categories-table.tsx'
import { isEmpty, withoutCategory } from '#model/records/categories/order.ts'
import styles from './categories.module.css'
import { commaList } from '#base/language/lists.ts'

type CategoryGapsProps = {
  categories: CategoryReference[]
  /** The whole catalogue; undefined while loading. */
  products: ProductReference[] | undefined
  problem: Problem | undefined
  onRetry: () => void
  productLink: (productId: string) => LinkProps
}

const MOST = 50

/** Products and categories that customers cannot find by category. */
export function CategoryGaps({
  categories,
  products,
  problem,
  onRetry,
  productLink,
}: CategoryGapsProps) {
  const missing = useMemo(
    () => products && withoutCategory(products, categories),
    [products, categories],
  )
  if (missing?.length === 0 && !problem) return null
  return (
    <div className={styles.gaps}>
      <Card title={t`Products in no category`} aside={missing?.length || undefined}>
        {problem && <ErrorPanel problem={problem} onRetry={onRetry} heading="h3" />}
        {!problem && !missing && (
          <p className="quiet padded">
            <Skeleton width="40%" />
          </p>
        )}
        {missing && missing.length > 0 && (
          <Products products={missing.slice(0, MOST)} productLink={productLink} />
        )}
        {missing && missing.length > MOST && (
          <p className="quiet padded">
            <Trans>and {formatNumber(missing.length - MOST)} more</Trans>
          </p>
        )}
      </Card>
    </div>
  )
}

type ProductsProps = Pick<CategoryGapsProps, 'productLink'> & { products: ProductReference[] }

function Products({ products, productLink }: ProductsProps) {
  return (
    <ul className={styles.list}>
      {products.map(({ id, name, slug }, index) => (
        <li key={id || index}>
          {id ? (
            <AnchorLink {...productLink(id)} className={styles.product}>
              <CategoryName name={name} slug={slug} />
            </AnchorLink>
          ) : (
            <span className={styles.product}>
              <CategoryName name={name} slug={slug} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

export function CategoriesSummary({ categories }: { categories: CategoryReference[] | undefined }) {
  return (
    <p className={styles.summary}>{categories?.length ? summaryText(categories) : undefined}</p>
  )
}

function summaryText(categories: CategoryReference[]): string {
  const count = formatNumber(categories.length)
  const empty = categories.filter(isEmpty)
  if (empty.length === 0) return count
  const names = commaList(empty.map(({ name }) => name ?? t`Unnamed`))
  return t`${count}, ${plural(empty.length, { one: '1 empty', other: `${empty.length} empty` })}: ${names}`
}
