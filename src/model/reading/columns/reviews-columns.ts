import type { Review } from '#api/schemas/reviews.ts'
import { labels, t } from '#base/language/words.ts'
import type { ColumnDescription, DrawnBy } from './columns.ts'

export const reviewsColumns = [
  {
    id: 'rating',
    label: labels.rating,
    field: 'rating',
    width: 160,
    sortsBy: 'rating',
    isLocked: true,
    exported: ['rating', 'created'],
  },
  {
    id: 'review',
    label: t({ message: 'Review', context: 'of a product' }),
    field: 'reason',
    exported: ['text', 'reply', 'replied'],
  },
  {
    id: 'about',
    label: t`Product and customer`,
    field: 'productName',
    width: 260,
    exported: ['product', 'email'],
  },
  { id: 'product', label: t`Product`, field: 'productName', width: 200, isExtra: true },
  { id: 'email', label: labels.customer, field: 'customerEmail', width: 220, isExtra: true },
  { id: 'replied', label: t`Replied`, field: 'repliedAt', width: 140, isExtra: true },
  { id: 'id', label: t`Full review ID`, field: 'id', width: 316, isExtra: true, kind: 'id' },
] as const satisfies readonly ColumnDescription<Review>[]

export type ReviewsColumn = (typeof reviewsColumns)[number]['id']
export type ReviewsCells = DrawnBy<typeof reviewsColumns>
