import { expect, test } from 'vitest'
import { gridValues } from './chart-scale.ts'

test.each([
  [0, 3120, [0, 1000, 2000, 3000, 4000]],
  [0, 2900, [0, 1000, 2000, 3000]],
  [0, 0.3, [0, 0.1, 0.2, 0.3]],
  [0, 0, [0, 0.5, 1]],
  [-40, 100, [-50, 0, 50, 100]],
])('from %d to %d the grid is %j', (least, most, values) => {
  expect(gridValues(least, most)).toEqual(values)
})

test('the grid covers every value with few lines', () => {
  for (let most = 1; most < 1e9; most *= 1.37) {
    const values = gridValues(0, most)
    expect(values.at(-1)).toBeGreaterThanOrEqual(most)
    expect(values.length).toBeLessThanOrEqual(5)
  }
})
