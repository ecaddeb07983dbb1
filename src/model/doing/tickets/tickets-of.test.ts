import { expect, test } from 'vitest'
import { rememberTickets } from '#model/reading/memory/tickets.ts'
import { UNTOLD_GOODS } from '#model/records/orders/goods.ts'
import { areTicketsRead } from './tickets-of.ts'

test('a customer without tickets is known as such, in whatever case the order names the id', () => {
  rememberTickets('store', { id: 'AB', tickets: [] })
  const order = { id: 'one', items: [], goods: { ...UNTOLD_GOODS, customerId: 'ab' } }
  expect(areTicketsRead('store', order)).toBe(true)
  const other = { ...order, goods: { ...UNTOLD_GOODS, customerId: 'cd' } }
  expect(areTicketsRead('store', other)).toBe(false)
})
