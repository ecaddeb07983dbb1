import type { CategoryReference } from '#api/schemas/categories.ts'
import { plural, t } from '#base/language/words.ts'
import styles from './categories-summary.module.css'
import { isEmpty } from '#model/records/categories/order.ts'

export function CategoriesSummary({ categories }: { categories: CategoryReference[] | undefined }) {
  return <p className={styles.summary}>{categories && summaryText(categories)}</p>
}

function summaryText(categories: CategoryReference[]): string {
  const count = plural(categories.length, {
    one: '1 category',
    other: `${categories.length} categories`,
  })
  return `${count}${emptyText(categories.filter(isEmpty))}`
}

function emptyText(empty: CategoryReference[]): string {
  if (empty.length === 0) return ''
  const names = empty.map(({ name }) => name ?? t`Unnamed`).join(', ')
  return t`, ${empty.length} empty: ${names}`
}
