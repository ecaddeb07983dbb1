import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CategoryReference } from '#api/schemas/categories.ts'
import { DataTable } from '#components/data-table.tsx'
import type { Column } from '#components/table-types.ts'
import { DateTime } from '#components/date-time.tsx'
import { formatNumber } from '#base/money-format.ts'
import { PhoneRow } from '#components/phone-row.tsx'
import { Tag } from '#components/tag.tsx'
import styles from './categories-table.module.css'
import { CategoryName } from './category-name.tsx'
import { countOf, isEmpty } from '#model/categories/order.ts'

type CategoriesTableProps = {
  /** Already sorted; undefined until the first answer. */
  categories: CategoryReference[] | undefined
  isFetching: boolean
  message: ReactNode
  categoryLink: (categoryId: string) => LinkProps
}

export function CategoriesTable({ categories, categoryLink, ...table }: CategoriesTableProps) {
  return (
    <DataTable
      name="Categories"
      columns={columns}
      rows={categories}
      rowKey={({ id }) => id}
      rowLink={({ id, name }) =>
        id === '' ? undefined : { ...categoryLink(id), label: name ?? `Category ${id.slice(0, 8)}` }
      }
      phoneRow={(category) => (
        <PhoneRow
          title={<bdi>{category.name ?? 'Unnamed category'}</bdi>}
          amount={<ProductCount category={category} />}
          text={<bdi className="mono">{category.slug}</bdi>}
          aside={category.order !== undefined && `Position ${category.order}`}
        />
      )}
      {...table}
    />
  )
}

const columns: Column<CategoryReference>[] = [
  {
    id: 'name',
    header: 'Category',
    cell: ({ name, slug }) => <CategoryName name={name} slug={slug} />,
  },
  {
    id: 'products',
    header: 'Products',
    cell: (category) => <ProductCount category={category} />,
    align: 'end',
    width: 190,
  },
  {
    id: 'image',
    header: 'Image',
    cell: ({ imageName }) =>
      imageName ? (
        <bdi className={styles.file}>{imageName}</bdi>
      ) : (
        <span className="quiet">None</span>
      ),
    width: 280,
    minor: true,
  },
  {
    id: 'created',
    header: 'Created',
    cell: ({ dateCreated }) => (
      <span className="secondary">
        <DateTime value={dateCreated} />
      </span>
    ),
    align: 'end',
    width: 140,
  },
  {
    id: 'order',
    header: 'Position',
    cell: ({ order }) => (
      <span className="quiet">{order === undefined ? '—' : formatNumber(order)}</span>
    ),
    align: 'end',
    width: 96,
  },
]

/** Shows the service's count, and the number of named products where the two differ. */
function ProductCount({ category }: { category: CategoryReference }) {
  const count = countOf(category)
  const named = category.products.length
  return (
    <span className={styles.count}>
      {isEmpty(category) && <Tag>Empty</Tag>}
      {named !== count && <span className="quiet small">{formatNumber(named)} named</span>}
      {formatNumber(count)}
    </span>
  )
}
