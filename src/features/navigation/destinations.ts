import type { IconName } from '#components/controls/icons.tsx'

export type Destination = {
  label: string
  icon: IconName
  to:
    | '/stores/$storeId'
    | '/stores/$storeId/figures'
    | '/stores/$storeId/orders'
    | '/stores/$storeId/coupons'
    | '/stores/$storeId/reviews'
    | '/stores/$storeId/tickets'
    | '/stores/$storeId/settings'
    | '/stores/$storeId/customers'
    | '/stores/$storeId/products'
    | '/stores/$storeId/categories'
    | '/stores/$storeId/checks'
    | '/stores/$storeId/activity'
    | '/webhooks'
  /** The path segment after /stores/:storeId/. */
  section: string
  /** Its position in a phone's tab bar, if it has one. */
  onPhone?: number
  /** A shorter name and icon for the tab bar. */
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
        onPhone: 1,
        phone: { label: 'Home', icon: 'home' },
      },
      {
        label: 'Figures',
        icon: 'figures',
        to: '/stores/$storeId/figures',
        section: 'figures',
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
        onPhone: 2,
      },
      {
        label: 'Customers',
        icon: 'customers',
        to: '/stores/$storeId/customers',
        section: 'customers',
        onPhone: 4,
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
      {
        label: 'Checks',
        icon: 'checks',
        to: '/stores/$storeId/checks',
        section: 'checks',
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
        onPhone: 3,
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
        label: 'Activity',
        icon: 'clock',
        to: '/stores/$storeId/activity',
        section: 'activity',
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

export const phoneDestinations = destinations
  .filter(({ onPhone }) => onPhone !== undefined)
  .toSorted((a, b) => (a.onPhone ?? 0) - (b.onPhone ?? 0))
