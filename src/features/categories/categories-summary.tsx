import type { CategoryReference } from '#api/schemas/categories.ts'
import { commaList } from '#base/language/lists.ts'
import { plural, t } from '#base/language/words.ts'
import styles from './categories-summary.module.css'
import { isEmpty } from '#model/records/categories/order.ts'

export function CategoriesSummary({ categories }: { categories: CategoryReference[] | undefined }) {
  return (
    <p className={styles.summary}>{categories?.length ? summaryText(categories) : undefined}</p>
  )
}

function summaryText(categories: CategoryReference[]): string {
  const empty = categories.filter(isEmpty)
  if (empty.length === 0) {
    return plural(categories.length, {
      one: '1 category',
      other: `${categories.length} categories`,
    })
  }
  const names = commaList(empty.map(({ name }) => name ?? t`Unnamed`))
  return t`${plural(categories.length, { one: '1 category', other: `${categories.length} categories` })}, ${plural(empty.length, { one: '1 empty', other: `${empty.length} empty` })}: ${names}`
}
