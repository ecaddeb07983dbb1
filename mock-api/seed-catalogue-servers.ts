import type { CatalogueSeed, FieldSeed } from './seed-catalogue.ts'

const region: FieldSeed = {
  identifier: 'server_region',
  label: 'Region',
  type: 'select',
  isRequired: true,
  options: [
    ['Frankfurt', 'fra'],
    ['Virginia', 'iad'],
    ['Singapore', 'sin'],
  ],
}

export const serversCatalogue: CatalogueSeed = {
  categories: [
    { name: 'Slots', slug: 'slots' },
    { name: 'Extras', slug: 'extras' },
  ],
  products: [
    {
      name: 'Cinder Server Slot',
      slug: 'cinder-slot',
      category: 'slots',
      rating: 4.2,
      best: true,
      fees: { CARDLANE: 1 },
      description: 'A game server that is up within a minute.',
      variants: [
        {
          name: '8 players, monthly',
          cost: 8,
          stock: 5,
          deliver: ['dynamic'],
          fields: [region],
          intervalDays: 30,
        },
        {
          name: '16 players, monthly',
          cost: 14,
          stock: 12,
          deliver: ['dynamic'],
          fields: [region],
          intervalDays: 30,
        },
        {
          name: '32 players, monthly',
          cost: 24,
          stock: 20,
          deliver: ['dynamic'],
          fields: [region],
          intervalDays: 30,
        },
        {
          name: '64 players, monthly',
          cost: 42,
          stock: 0,
          deliver: ['dynamic'],
          fields: [region],
          intervalDays: 30,
        },
      ],
    },
    {
      name: 'Voice channel',
      slug: 'voice-channel',
      category: 'extras',
      rating: 4,
      description: 'Low-latency voice for the whole team.',
      variants: [
        {
          name: 'Monthly',
          cost: 3,
          stock: 900,
          deliver: ['dynamic', 'extauth'],
          intervalDays: 30,
          minimum: 3,
          tiers: [
            [6, 10],
            [12, 20],
          ],
        },
      ],
    },
    {
      name: 'World backup',
      slug: 'world-backup',
      category: 'extras',
      rating: 4.6,
      description: 'Hourly copies of your world, kept for two weeks.',
      variants: [
        {
          name: 'Monthly',
          cost: 2.5,
          stock: 900,
          deliver: ['instructions'],
          message: 'Switched on within ten minutes.',
          intervalDays: 30,
        },
      ],
    },
    {
      name: 'Map pack',
      slug: 'map-pack',
      category: 'extras',
      rating: 3.4,
      description: 'Twelve maps by players for players.',
      variants: [
        {
          name: 'Lifetime',
          cost: 9,
          stock: 300,
          deliver: ['files', 'license_keys'],
          files: ['cinder-maps.zip'],
        },
      ],
    },
  ],
}
