import type { CatalogueSeed } from './seed-catalogue.ts'

export const fontsCatalogue: CatalogueSeed = {
  categories: [
    { name: 'Serif', slug: 'serif' },
    { name: 'Sans', slug: 'sans' },
    { name: 'Script and display', slug: 'display' },
  ],
  products: [
    {
      name: 'Tundra Serif',
      slug: 'tundra-serif',
      category: 'serif',
      rating: 4.9,
      best: true,
      description: 'A book face with eighteen styles, small capitals and four sets of figures.',
      variants: [
        {
          name: 'Desktop licence',
          cost: 36,
          stock: 0,
          deliver: ['files', 'license_keys'],
          files: ['tundra-serif-otf.zip'],
          tiers: [
            [3, 10],
            [10, 25],
          ],
        },
        {
          name: 'Web licence',
          cost: 48,
          stock: 400,
          deliver: ['files'],
          files: ['tundra-serif-woff2.zip'],
        },
        {
          name: 'Foundry licence',
          cost: 420,
          stock: 25,
          deliver: ['files', 'license_keys'],
          files: ['tundra-serif-complete.zip', 'tundra-serif-eula.pdf'],
        },
      ],
    },
    {
      name: 'Tundra Sans',
      slug: 'tundra-sans',
      category: 'sans',
      rating: 4.7,
      description: 'The quiet companion: variable weight and width, Cyrillic and Greek.',
      variants: [
        {
          name: 'Desktop licence',
          cost: 32,
          stock: 400,
          deliver: ['files', 'license_keys'],
          files: ['tundra-sans-otf.zip'],
        },
        {
          name: 'Web licence',
          cost: 44,
          stock: 400,
          deliver: ['files'],
          files: ['tundra-sans-woff2.zip'],
        },
      ],
    },
    {
      name: 'Lichen Mono',
      slug: 'lichen-mono',
      category: 'sans',
      rating: 4.5,
      best: true,
      description: 'For code and tables. Slashed zero, no ligatures unless you ask.',
      variants: [
        {
          name: 'One developer',
          cost: 18,
          stock: 999,
          deliver: ['files'],
          files: ['lichen-mono.zip'],
          tiers: [
            [5, 15],
            [25, 30],
          ],
        },
        {
          name: 'Company',
          cost: 210,
          stock: 999,
          deliver: ['files', 'license_keys'],
          files: ['lichen-mono-company.zip'],
        },
      ],
    },
    {
      name: 'Saltmarsh Script',
      slug: 'saltmarsh-script',
      category: 'display',
      rating: 4.2,
      description: 'Brush lettering with three hundred alternates. «Für Plakate und Etiketten.»',
      variants: [
        {
          name: 'Desktop licence',
          cost: 27.5,
          stock: 80,
          deliver: ['files'],
          files: ['saltmarsh-script.zip'],
        },
      ],
    },
    {
      name: 'Boulder Display',
      slug: 'boulder-display',
      category: 'display',
      rating: 3.9,
      description: 'Heavy, wide, for one word at a time.',
      variants: [
        {
          name: 'Desktop licence',
          cost: 24,
          stock: 6,
          deliver: ['files'],
          files: ['boulder-display.zip'],
        },
        {
          name: 'Broadcast licence',
          cost: 340,
          stock: 10,
          deliver: ['files', 'instructions'],
          files: ['boulder-broadcast.zip'],
          message: 'Please send us the title of the programme.',
        },
      ],
    },
    {
      name: 'Licence consultation',
      slug: 'licence-consultation',
      category: 'sans',
      rating: 5,
      description: 'Half an hour about what you may do with our fonts.',
      variants: [
        {
          name: 'Call',
          cost: 40,
          stock: 4,
          deliver: ['dynamic'],
          dynamicUrl: 'https://calls.tundratype.fi/book',
        },
      ],
    },
  ],
}
