import { expect, test } from 'vitest'
import { readRoutePreloads } from './route-preloads.ts'

const route = (name: string) => `src/routes/${name}.tsx?tsr-split=component`
const names = [
  '_authenticated',
  '_authenticated/index',
  '_authenticated/stores.$storeId',
  '_authenticated/stores.$storeId/index',
  '_authenticated/stores.$storeId/orders.index',
  '_authenticated/stores.$storeId/orders.$orderId',
  '_authenticated/stores.$storeId/products.$productId',
  '_authenticated/stores.$storeId/products.slug.$slug',
  '_authenticated/stores.$storeId/products_.$productId.variants.new',
  'sign-in',
]
const manifest = {
  'index.html': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['assets/entry.css'],
  },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  '_table.js': {
    file: 'assets/table.js',
    imports: ['_shared.js', '_cell.js'],
    css: ['assets/table.css'],
  },
  '_cell.js': { file: 'assets/cell.js', imports: ['_table.js'], css: ['assets/shared.css'] },
  'src/lazy.tsx': { file: 'assets/lazy.js' },
  ...Object.fromEntries(
    names.map((name) => [
      route(name),
      {
        file: `assets/${name.replaceAll('/', '.')}.js`,
        imports: name.includes('orders.index') ? ['_table.js', 'index.html'] : [],
        dynamicImports: ['src/lazy.tsx'],
      },
    ]),
  ),
}
const preloads = readRoutePreloads(manifest)
const id = '11111111-1111-4111-8111-111111111111'

function scripts(path: string, signedIn = true) {
  return preloads(path, signedIn).scripts.map((file) => file.replace(/^\/assets\/|\.js$/g, ''))
}

const store = ['_authenticated', '_authenticated.stores.$storeId']

test.each([
  ['/', ['_authenticated', '_authenticated.index']],
  [`/stores/${id}`, [...store, '_authenticated.stores.$storeId.index']],
  [`/stores/${id}/`, [...store, '_authenticated.stores.$storeId.index']],
  [`/stores/${id}/orders/${id}`, [...store, '_authenticated.stores.$storeId.orders.$orderId']],
  [
    `/stores/${id}/products/${id}`,
    [...store, '_authenticated.stores.$storeId.products.$productId'],
  ],
  [
    `/stores/${id}/products/slug/a.b`,
    [...store, '_authenticated.stores.$storeId.products.slug.$slug'],
  ],
  [
    `/stores/${id}/products/${id}/variants/new`,
    [...store, '_authenticated.stores.$storeId.products_.$productId.variants.new'],
  ],
  ['/sign-in', ['sign-in']],
  ['/nowhere', []],
])('%s announces its page and its layouts', (path, expected) => {
  expect(scripts(path)).toEqual(expected)
})

test('imports of the page are preloaded, except those of the entry', () => {
  expect(scripts(`/stores/${id}/orders`)).toEqual([
    ...store,
    '_authenticated.stores.$storeId.orders.index',
    'table',
    'cell',
  ])
  expect(preloads(`/stores/${id}/orders`, true).styles).toEqual(['/assets/table.css'])
})

test('signed-out visitors get the preloads of the sign-in page', () => {
  expect(scripts(`/stores/${id}/orders`, false)).toEqual(['sign-in'])
  expect(scripts('/', false)).toEqual(['sign-in'])
  expect(scripts('/sign-in', false)).toEqual(['sign-in'])
})

test('without a manifest nothing is preloaded', () => {
  expect(readRoutePreloads({})('/', true)).toEqual({ scripts: [], styles: [] })
})
