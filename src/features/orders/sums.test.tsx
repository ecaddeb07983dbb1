import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Order } from '#api/schemas/orders.ts'
import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { notePoint } from '#model/reading/platform/learned.ts'
import { OrdersSums } from './orders-sums.tsx'
import { PaidSums } from './paid-sums.tsx'

beforeEach(() => openPrivateStores('merchant'))
afterEach(erasePrivateStores)

const orders = [{ id: 'o1', currencyCode: 'EUR', amount: 5930, amountPaid: 5930 }] as Order[]
const shared = { storeCurrency: 'EUR' }
const sums = {
  'of a list': () => <OrdersSums {...shared} storeId="s" query={{}} rows={orders} total={1} />,
  'of a selection': () => <PaidSums {...shared} orders={orders} />,
}

test.each(Object.entries(sums))('a sum %s says that it may be in minor units', (_, draw) => {
  const drawn = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>{draw()}</QueryClientProvider>,
    )
  expect(drawn()).not.toContain('No amount met so far has decimals')
  notePoint({ point: 'amounts', behaviour: 'whole' })
  expect(drawn()).toMatch(/title="[^"]*No amount met so far has decimals/)
})
