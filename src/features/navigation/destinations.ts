import type { IconName } from '#components/icons.tsx'

/** The pages of a store, in the groups and the order in which the navigation shows them. */
export type Destination = {
  label: string
  icon: IconName
  to:
    | '/stores/$storeId'
    | '/stores/$storeId/orders'
    | '/stores/$storeId/coupons'
    | '/stores/$storeId/reviews'
    | '/stores/$storeId/tickets'
    | '/stores/$storeId/settings'
    | '/stores/$storeId/customers'
    | '/stores/$storeId/products'
    | '/stores/$storeId/categories'
    | '/webhooks'
  /** The word behind /stores/:storeId/ in the address. */
  section: string
  /** Has a place of its own in the bar at the foot of a phone's screen. */
  onPhone?: boolean
  /** Its name there, when another one fits better. */
  phone?: { label: string; icon: IconName }
}

export const destinationGroups: { title?: string; destinations: Destination[] }[] = [
  {
    destinations: [
      {
        label: 'Overview',
        icon: 'overview',
        to: '/stores/$storeId',
        section: '',
        onPhone: true,
        phone: { label: 'Home', icon: 'home' },
      },
    ],
  },
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
        label: 'Customers',
        icon: 'customers',
        to: '/stores/$storeId/customers',
        section: 'customers',
        onPhone: true,
      },
      {
        label: 'Coupons',
        icon: 'coupons',
        to: '/stores/$storeId/coupons',
        section: 'coupons',
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
    title: 'Catalogue',
    destinations: [
      {
        label: 'Products',
        icon: 'products',
        to: '/stores/$storeId/products',
        section: 'products',
      },
      {
        label: 'Categories',
        icon: 'categories',
        to: '/stores/$storeId/categories',
        section: 'categories',
      },
    ],
  },
  {
    title: 'Support',
    destinations: [
      {
        label: 'Tickets',
        icon: 'tickets',
        to: '/stores/$storeId/tickets',
        section: 'tickets',
        onPhone: true,
      },
    ],
  },
  {
    title: 'Store',
    destinations: [
      {
        label: 'Webhook logs',
        icon: 'webhooks',
        to: '/webhooks',
        section: 'webhooks',
      },
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
