import type { IconName } from '#components/icons.tsx'

/** The pages of a store, in the groups and the order in which the navigation shows them. */
export type Destination = {
  label: string
  icon: IconName
  to: '/stores/$storeId/orders' | '/stores/$storeId/reviews' | '/stores/$storeId/settings'
  /** The word behind /stores/:storeId/ in the address. */
  section: string
  /** Has a place of its own in the bar at the foot of a phone's screen. */
  onPhone?: boolean
}

export const destinationGroups: { title?: string; destinations: Destination[] }[] = [
  {
    title: 'Sales',
    destinations: [
      {
        label: 'Orders',
        icon: 'orders',
        to: '/stores/$storeId/orders',
        section: 'orders',
        onPhone: true,
      },
      {
        label: 'Reviews',
        icon: 'star',
        to: '/stores/$storeId/reviews',
        section: 'reviews',
      },
    ],
  },
  {
    title: 'Store',
    destinations: [
      {
        label: 'Store settings',
        icon: 'settings',
        to: '/stores/$storeId/settings',
        section: 'settings',
      },
    ],
  },
]

export const destinations = destinationGroups.flatMap((group) => group.destinations)
