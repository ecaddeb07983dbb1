import type { Review } from '#api/schemas/reviews.ts'
import type { ColumnDescription } from './columns.ts'

export const reviewsColumns = [
  {
    id: 'rating',
    label: 'Rating',
    field: 'rating',
    width: 160,
    sortsBy: 'rating',
    isLocked: true,
    exported: ['rating', 'created'],
  },
  { id: 'review', label: 'Review', field: 'reason', exported: ['text', 'reply', 'replied'] },
  {
    id: 'about',
    label: 'Product and customer',
    field: 'productName',
    width: 260,
    exported: ['product', 'email'],
  },
  { id: 'product', label: 'Product', field: 'productName', width: 200, isExtra: true },
  { id: 'email', label: 'Customer', field: 'customerEmail', width: 220, isExtra: true },
  { id: 'replied', label: 'Replied', field: 'repliedAt', width: 140, isExtra: true },
  { id: 'id', label: 'Full review ID', field: 'id', width: 316, isExtra: true },
] as const satisfies readonly ColumnDescription<Review>[]

export type ReviewsColumn = (typeof reviewsColumns)[number]['id']
