import { vi } from 'vitest'
import { stubLocalStorage } from '#base/storage/local-storage.testing.ts'

const COUNT = 150
export const storeId = '11111111-1111-1111-1111-111111111111'
export const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
/** What the platform has, and what was asked of it and kept. */
export const world = {
  opened: [] as string[],
  statuses: new Map<number, string>(),
  /** Orders that lack their goods. */
  late: new Set<number>(),
  areProductsLost: false,
  /** So many are paid. */
  paid: COUNT,
  stored: new Map<string, string>(),
  databases: new Map<string, Map<string, unknown>>(),
}

const rowAt = (place: number) => ({
  id: idOf(place),
  status: world.statuses.get(place) ?? 'COMPLETED',
  currencyCode: 'EUR',
  amount: 10.1,
  amountPaid: place < world.paid ? 10.1 : 0,
  platformFee: 0.1,
  customerEmail: 'mara@fjord.se',
  items: [{ variantId: 'v', quantity: 1 }],
  dateCreated: place === 3 ? 'soon' : '2026-10-05T10:00:00Z',
})

export function openWorld() {
  vi.useFakeTimers()
  Object.assign(world, {
    opened: [],
    statuses: new Map(),
    late: new Set(),
    areProductsLost: false,
    paid: COUNT,
    stored: new Map(),
    databases: new Map(),
  })
  vi.stubGlobal('fakeDatabases', world.databases)
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('navigator', { onLine: true })
  stubLocalStorage(world.stored)
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://counter.test')
    const id = pathname.split('/orders/')[1]
    if (id) {
      world.opened.push(id)
      const place = Number(id.slice(-12))
      const gatewayMetadata = { transactionId: `TXN_${place}_end` }
      const variant = { id: 'v', deliveryTypes: ['license_keys'] }
      const key = { textContent: `KEY-${place}-END`, variantId: 'v', variant }
      const deliveredItems = world.late.has(place) ? [] : [key]
      const refund = world.statuses.get(place) === 'REFUNDED' ? { id: 'refund-id-1' } : undefined
      const order = { ...rowAt(place), storeId, gatewayMetadata, deliveredItems, refund }
      const data = { storeId, order, billingInformation: { countryCode: 'DE' } }
      return Promise.resolve(Response.json({ success: true, data }))
    }
    if (pathname.endsWith('/products/all')) {
      if (world.areProductsLost) return Promise.resolve(new Response(null, { status: 403 }))
      const variants = [{ id: 'v', deliveryTypes: ['license_keys'] }]
      return Promise.resolve(Response.json({ success: true, data: [{ id: 'p', variants }] }))
    }
    const size = Number(searchParams.get('PageSize'))
    const first = (Number(searchParams.get('Page')) - 1) * size
    const rows = Array.from({ length: COUNT }, (_, place) => rowAt(place))
    const data = rows.slice(first, first + size)
    return Promise.resolve(Response.json({ success: true, data, pages: Math.ceil(COUNT / size) }))
  })
}

export function closeWorld() {
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

/** Loads the modules afresh, like a tab. */
export async function openTab(account = 'alice') {
  vi.resetModules()
  const { openPrivateStores } = await import('#base/storage/private-owner.ts')
  openPrivateStores(account)
  const { createStore } = await import('#base/storage/store.ts')
  const state = createStore({ status: 'signed-in', account }, 'session')
  const own = { current: state.get, epoch: () => 0, sameAccount: () => () => true }
  vi.doMock('#api/session.ts', () => ({ session: { ...state, ...own } }))
  const finder = await import('./finder.ts')
  const month = await import('./month-search.ts')
  const undelivered = await import('./undelivered-search.ts')
  const { restoreSearches } = await import('./stored-search.ts')
  const found = await import('./searches.ts')
  const payments = await import('#model/reading/memory/opened-payments.ts')
  const find = (wanted: Partial<Parameters<typeof finder.startFinder>[0]>) =>
    finder.startFinder({
      storeId,
      payment: '',
      key: '',
      email: '',
      product: '',
      dateFrom: undefined,
      ...wanted,
    })
  const only = () => found.searches.get()[0]!
  return { ...finder, ...month, ...undelivered, ...found, ...payments, restoreSearches, find, only }
}

export const settled = () => vi.advanceTimersByTimeAsync(200_000)
export const onDisk = () => [
  ...(world.databases.get('counter-jobs') ?? new Map<string, unknown>()).entries(),
]
