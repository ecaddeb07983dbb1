import type { ProductSeed } from './seed-catalogue.ts'

export const digitalGoods: ProductSeed[] = [
  {
    name: 'Lumen Presets',
    slug: 'lumen-presets',
    category: 'design',
    rating: 4.4,
    affiliatePercentage: 20,
    description: 'Colour grades for daylight, indoor and night photographs.',
    variants: [
      {
        name: 'Volume 1',
        cost: 18.5,
        stock: 999,
        deliver: ['files'],
        files: ['lumen-volume-1.zip'],
      },
      {
        name: 'Volume 2',
        cost: 18.5,
        stock: 999,
        deliver: ['files'],
        files: ['lumen-volume-2.zip'],
      },
      {
        name: 'Volume 3',
        cost: 18.5,
        stock: 999,
        deliver: ['files', 'instructions'],
        files: ['lumen-volume-3.zip'],
        message: 'Import the folder, not the single files.',
      },
      {
        name: 'Complete bundle',
        cost: 68,
        stock: 999,
        deliver: ['files', 'instructions'],
        files: ['lumen-complete.zip'],
        message: 'Import the folder, not the single files.',
      },
    ],
  },
  {
    name: 'Ember Modpack Pro',
    slug: 'ember-modpack',
    category: 'retired',
    rating: 3.8,
    description: 'Two hundred hand-tuned mods with automatic updates.',
    variants: [
      { name: 'Season pass', cost: 49, stock: 40, deliver: ['extauth'] },
      { name: 'Lifetime key', cost: 29, stock: 3, deliver: ['extauth'] },
    ],
  },
  {
    name: 'Quarry Dataset',
    slug: 'quarry-dataset',
    category: 'data',
    rating: 4.5,
    notSoldThrough: ['COINBRIDGE', 'WALLETRY'],
    description: 'Opening hours, prices and footfall of 1.2 million shops, cleaned by hand.',
    variants: [
      {
        name: 'Sample, one city',
        cost: 120,
        stock: 100,
        deliver: ['files'],
        files: ['quarry-sample.parquet'],
      },
      {
        name: 'Retail 2025, one country',
        cost: 260,
        stock: 100,
        deliver: ['files'],
        files: ['quarry-retail-country.parquet'],
      },
      {
        name: 'Retail 2025, full',
        cost: 420,
        stock: 100,
        deliver: ['files', 'license_keys'],
        files: ['quarry-retail-full.parquet', 'quarry-schema.pdf'],
      },
    ],
  },
]
