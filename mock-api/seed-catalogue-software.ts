import { digitalGoods } from './seed-catalogue-goods.ts'
import type { CatalogueSeed, FieldSeed } from './seed-catalogue.ts'
import { CATEGORY, OUT_OF_STOCK_PRODUCT_ID, PRODUCT, VARIANT } from './seed-ids.ts'

const machine: FieldSeed = {
  identifier: 'machine_id',
  label: 'Machine ID',
  type: 'text',
  isRequired: true,
  placeholder: 'WS-0000-XX',
  hint: 'Shown in the app under Help, About',
}
const edition: FieldSeed = {
  identifier: 'edition',
  label: 'Edition',
  type: 'select',
  options: [
    ['Desktop', 'desktop'],
    ['Server', 'server'],
    ['Virtual machine', 'vm'],
  ],
}

export const softwareCatalogue: CatalogueSeed = {
  categories: [
    { id: CATEGORY.id, name: CATEGORY.name, slug: 'security' },
    { name: 'Design', slug: 'design' },
    { name: 'Hosting', slug: 'hosting' },
    { name: 'Data', slug: 'data' },
    { name: 'Retired', slug: 'retired' },
  ],
  products: [
    {
      ...PRODUCT,
      category: 'security',
      rating: 4.8,
      best: true,
      affiliatePercentage: 12.5,
      metadata: '{"sku":"NMB","team":"security","channels":["web","desk"]}',
      description:
        'Antivirus, firewall and a password vault in one quiet package.\n\nOne key covers every platform: Windows, macOS and Linux. Updates are part of the licence.',
      variants: [
        {
          ...VARIANT,
          cost: 19,
          stock: 118,
          deliver: ['license_keys'],
          fields: [machine, edition],
          tiers: [[5, 8]],
        },
        {
          name: '3 devices, 1 year',
          cost: 39,
          stock: 64,
          deliver: ['license_keys', 'instructions'],
          fields: [machine, edition],
          tiers: [
            [2, 5],
            [10, 12.5],
          ],
          message: 'Enter the key under Help, Activate. It works on three machines at once.',
        },
        {
          name: '5 devices, 2 years',
          cost: 74,
          stock: 2,
          deliver: ['license_keys'],
          fields: [machine],
          tiers: [
            [2, 5],
            [10, 12.5],
          ],
          tiersEndOnCoupon: true,
        },
        {
          name: 'Site licence, 2 years',
          cost: 189,
          stock: 9,
          deliver: ['license_keys', 'files'],
          files: ['nimbus-site-licence.pdf', 'nimbus-deployment-kit.zip'],
          maximum: 5,
        },
      ],
    },
    {
      name: 'Aurora UI Kit',
      slug: 'aurora-ui-kit',
      category: 'design',
      rating: 4.6,
      best: true,
      fees: { BANKLINK: 0.5 },
      description: 'Four hundred components with spacing, type and colour tokens.',
      variants: [
        {
          name: 'Personal',
          cost: 59,
          stock: 940,
          deliver: ['files'],
          files: ['aurora-ui-kit-4.2-personal.zip'],
        },
        {
          name: 'Team',
          cost: 249,
          stock: 999,
          deliver: ['files', 'license_keys'],
          files: ['aurora-ui-kit-4.2-team.zip', 'aurora-tokens-4.2.json'],
        },
        {
          name: 'Team add-on seat',
          cost: 59,
          stock: 999,
          deliver: ['instructions'],
          message: 'We add the seat within one working day.',
          tiers: [
            [5, 10],
            [20, 15],
            [50, 22.5],
          ],
        },
      ],
    },
    {
      name: 'Driftline VPN',
      slug: 'driftline-vpn',
      category: 'security',
      rating: 4.1,
      blockVpns: true,
      notSoldThrough: ['BANKLINK'],
      fees: { WALLETRY: 2.9 },
      fixedFees: { WALLETRY: 0.35 },
      description: 'Wireguard exits in thirty cities. No logs, no account name.',
      variants: [
        {
          name: 'Monthly',
          cost: 12,
          stock: 5000,
          deliver: ['dynamic', 'extauth'],
          dynamicUrl: 'https://provision.halden.software/driftline?plan=monthly',
          intervalDays: 30,
          maximum: 1,
        },
        {
          name: 'Yearly',
          cost: 96,
          stock: 5000,
          deliver: ['dynamic', 'extauth'],
          dynamicUrl: 'https://provision.halden.software/driftline?plan=yearly',
          intervalDays: 365,
          maximum: 1,
        },
      ],
    },
    {
      name: 'Kestrel Backup',
      slug: 'kestrel-backup',
      category: 'hosting',
      rating: 4.7,
      description: 'Encrypted off-site copies with thirty versions of every file.',
      variants: [
        { name: '100 GB, monthly', cost: 9, stock: 5000, deliver: ['dynamic'], intervalDays: 30 },
        { name: '500 GB, monthly', cost: 14, stock: 5000, deliver: ['dynamic'], intervalDays: 30 },
        { name: '2 TB, monthly', cost: 24.5, stock: 5000, deliver: ['dynamic'], intervalDays: 30 },
        { name: '500 GB, yearly', cost: 49, stock: 5000, deliver: ['dynamic'], intervalDays: 365 },
        {
          name: '2 TB, yearly',
          cost: 96,
          stock: 5000,
          deliver: ['dynamic'],
          intervalDays: 365,
          dynamicUrl: 'https://provision.halden.software/kestrel',
        },
      ],
    },
    ...digitalGoods,
    {
      name: 'Site Monitor',
      slug: 'site-monitor',
      category: 'hosting',
      rating: 4.2,
      description: 'Checks every minute from nine places and calls you when it matters.',
      variants: [
        { name: '10 checks', cost: 8, stock: 500, deliver: ['dynamic'], intervalDays: 30 },
        { name: '50 checks', cost: 22, stock: 500, deliver: ['dynamic'], intervalDays: 30 },
      ],
    },
    {
      id: OUT_OF_STOCK_PRODUCT_ID,
      name: 'Founders Edition Box',
      slug: 'founders-edition',
      category: 'retired',
      rating: 5,
      description: 'The first five hundred licences with a signed letter. Sold out.',
      variants: [
        {
          name: 'Numbered box',
          cost: 320,
          stock: 0,
          deliver: ['license_keys', 'instructions'],
          maximum: 1,
        },
      ],
    },
    {
      name: 'Priority onboarding',
      slug: 'priority-onboarding',
      category: 'hosting',
      rating: 5,
      description: 'An hour with an engineer who sets things up with you.',
      variants: [
        {
          name: 'Single session',
          cost: 15,
          stock: 12,
          deliver: ['instructions'],
          message: 'Pick a time with the session code below.',
          fields: [
            {
              identifier: 'time_zone',
              label: 'Your time zone',
              type: 'select',
              options: [
                ['Europe', 'europe'],
                ['Americas', 'americas'],
                ['Asia and Pacific', 'apac'],
              ],
            },
          ],
        },
      ],
    },
  ],
}
