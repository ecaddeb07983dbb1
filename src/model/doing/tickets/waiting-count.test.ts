import { expect, test } from 'vitest'
import { nobodyWaits, waitingCount } from './waiting-count.ts'

test('nobody waits only where all customers of this store were checked', () => {
  expect(nobodyWaits('store')).toBe(false)
  waitingCount.set({ storeId: 'store', count: 0, isPartial: true })
  expect(nobodyWaits('store')).toBe(false)
  waitingCount.set({ storeId: 'store', count: 0, isPartial: false })
  expect(nobodyWaits('store')).toBe(true)
  expect(nobodyWaits('another')).toBe(false)
  waitingCount.set({ storeId: 'store', count: 1, isPartial: false })
  expect(nobodyWaits('store')).toBe(false)
})
