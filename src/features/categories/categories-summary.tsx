import type { CategoryReference } from '#api/schemas/categories.ts'
import { commaList } from '#base/language/lists.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import styles from './categories-summary.module.css'
import { isEmpty } from '#model/records/categories/order.ts'

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
