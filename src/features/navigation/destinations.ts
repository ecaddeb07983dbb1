import { t } from '#base/language/words.ts'
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
  'to-fix',
  'changes',
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
        label: t`Overview`,
        icon: 'overview',
        to: '/stores/$storeId',
        section: '',
        onPhone: 1,
        phone: { label: t`Home`, icon: 'home' },
      },
      page('to-fix', t`To fix`, 'checks'),
    ],
  },
  {
    title: t`Sales`,
    destinations: [
      page('orders', t`Orders`, 'orders', 2),
      page('customers', t`Customers`, 'customers', 4),
      page('coupons', t`Coupons`, 'coupons'),
      page('reviews', t`Reviews`, 'star'),
    ],
  },
  {
    title: t`Catalogue`,
    destinations: [
      page('products', t`Products`, 'products'),
      page('categories', t`Categories`, 'categories'),
    ],
  },
  {
    title: t`Support`,
    destinations: [
      page('tickets', t`Tickets`, 'tickets', 3),
      page('saved-replies', t`Saved replies`, 'bolt'),
    ],
  },
  {
    title: t`Store`,
    destinations: [
      page('changes', t`Changes`, 'clock'),
      { label: t`Webhooks`, icon: 'webhooks', to: '/webhooks', section: 'webhooks' },
      { label: t`Processors`, icon: 'processors', to: '/processors', section: 'processors' },
      page('settings', t`Settings`, 'settings'),
    ],
  },
  { destinations: [{ label: t`Tools`, icon: 'tools', to: '/tools', section: 'tools' }] },
]

export const destinations = destinationGroups.flatMap((group) => group.destinations)

export const phoneDestinations = destinations
  .filter(({ onPhone }) => onPhone !== undefined)
  .toSorted((a, b) => (a.onPhone ?? 0) - (b.onPhone ?? 0))
