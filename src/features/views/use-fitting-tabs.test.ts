import { expect, test } from 'vitest'
import { fittingTabs } from './use-fitting-tabs.ts'

const row = { widths: [80, 80, 80, 80, 80], gap: 20, end: 20, more: 60, open: 0 }

test('all tabs show while they fit', () => {
  expect(fittingTabs({ ...row, available: 520 })).toEqual([0, 1, 2, 3, 4])
})

test('the last tabs leave first, and make room for the button that lists them', () => {
  expect(fittingTabs({ ...row, available: 519 })).toEqual([0, 1, 2, 3])
  expect(fittingTabs({ ...row, available: 300 })).toEqual([0, 1])
})

test('the first and the open tab stay even where there is no room', () => {
  expect(fittingTabs({ ...row, available: 300, open: 4 })).toEqual([0, 4])
  expect(fittingTabs({ ...row, available: 10, open: 3 })).toEqual([0, 3])
  expect(fittingTabs({ ...row, available: 10, open: -1 })).toEqual([0])
})
