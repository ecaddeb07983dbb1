import type { Sorting } from '#components/sort-header.tsx'
import { SortMenu } from '#components/sort-menu.tsx'

const sorts = [
  { label: 'Newest first', sort: '-dateCreated' },
  { label: 'Oldest first', sort: 'dateCreated' },
  { label: 'Largest amount first', sort: '-amount' },
  { label: 'By customer', sort: 'customerEmail' },
]

/** Where the list has no heads to press: on a phone, which alone loads it. */
export const OrdersSort = (sorting: Sorting) => <SortMenu {...sorting} choices={sorts} />
