import { expect, test } from 'vitest'
import { lapAt } from './laps.ts'

const rowsOf = (step: number, rows: number) => {
  const { page, pageSize } = lapAt(step, rows)
  return { from: (page - 1) * pageSize, to: page * pageSize, pageSize }
}

test.each([10, 17, 20, 25, 50, 100, 250])('pages of %i rows overlap and lead on', (rows) => {
  let { to: read } = rowsOf(1, rows)
  let joints = 0
  for (let step = 2; step <= 1_000; step += 1) {
    const { from, to, pageSize } = rowsOf(step, rows)
    expect([from <= read, to > read, pageSize <= rows]).toEqual([true, true, true])
    joints += from < read ? 1 : 0
    read = to
  }
  expect(joints).toBeGreaterThan(990)
})

test('40,000 rows take a seventh more pages than without an overlap', () => {
  expect(rowsOf(460, 100).to).toBeGreaterThan(40_000)
})
