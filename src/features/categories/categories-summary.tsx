import type { CategoryReference } from '#api/schemas/categories.ts'
import styles from './categories-summary.module.css'
import { isEmpty } from '#model/records/categories/order.ts'

export function CategoriesSummary({ categories }: { categories: CategoryReference[] | undefined }) {
  return <p className={styles.summary}>{categories && summaryText(categories)}</p>
}

function summaryText(categories: CategoryReference[]): string {
  const count = categories.length === 1 ? '1 category' : `${categories.length} categories`
  return `${count}${emptyText(categories.filter(isEmpty))}`
}

function emptyText(empty: CategoryReference[]): string {
  if (empty.length === 0) return ''
  const names = empty.map(({ name }) => name ?? 'Unnamed').join(', ')
  return `, ${empty.length} empty: ${names}`
}
