import type { IconName } from '#components/controls/icons.tsx'

export type Destination = {
  label: string
  icon: IconName
  to:
    | '/stores/$storeId'
    | `/stores/$storeId/${(typeof sections)[number]}`
    | '/webhooks'
    | '/processors'
    | '/tools'
  /** The path segment after /stores/:storeId/. */
  section: string
  /** Its position in a phone's tab bar, if it has one. */
  onPhone?: number
  /** A shorter name and icon for the tab bar. */
  phone?: { label: string; icon: IconName }
}

type Group = { title?: string; destinations: Destination[] }

const sections = [
  'orders',
  'coupons',
  'reviews',
  'tickets',
  'saved-replies',
  'settings',
  'customers',
  'products',
  'categories',
  'checks',
  'activity',
] as const

/** A page of the store, whose address is its section. */
const page = (
  section: (typeof sections)[number],
  label: string,
  icon: IconName,
  onPhone?: number,
): Destination => ({ label, icon, to: `/stores/$storeId/${section}`, section, onPhone })

export const destinationGroups: Group[] = [
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
      page('checks', 'To fix', 'checks'),
    ],
  },
  {
    title: 'Sales',
    destinations: [
      page('orders', 'Orders', 'orders', 2),
      page('customers', 'Customers', 'customers', 4),
      page('coupons', 'Coupons', 'coupons'),
      page('reviews', 'Reviews', 'star'),
    ],
  },
  {
    title: 'Catalogue',
    destinations: [
      page('products', 'Products', 'products'),
      page('categories', 'Categories', 'categories'),
    ],
  },
  {
    title: 'Support',
    destinations: [
      page('tickets', 'Tickets', 'tickets', 3),
      page('saved-replies', 'Saved replies', 'bolt'),
    ],
  },
  {
    title: 'Store',
    destinations: [
      page('activity', 'Changes', 'clock'),
      { label: 'Webhooks', icon: 'webhooks', to: '/webhooks', section: 'webhooks' },
      { label: 'Processors', icon: 'processors', to: '/processors', section: 'processors' },
      page('settings', 'Settings', 'settings'),
    ],
  },
  { destinations: [{ label: 'Tools', icon: 'tools', to: '/tools', section: 'tools' }] },
]

export const destinations = destinationGroups.flatMap((group) => group.destinations)

export const phoneDestinations = destinations
  .filter(({ onPhone }) => onPhone !== undefined)
  .toSorted((a, b) => (a.onPhone ?? 0) - (b.onPhone ?? 0))
