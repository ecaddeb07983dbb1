import { describe, expect, it } from 'vitest'
import { offsetsOf, rowAt } from './window-rows.tsx'

describe('rowAt', () => {
  const offsets = offsetsOf([48, 36, 36, 48])

  it('each row starts where the one before ends', () =>
    expect(offsets).toEqual([0, 48, 84, 120, 168]))

  it.each([
    [-500, 0],
    [0, 0],
    [47, 0],
    [48, 1],
    [119, 2],
    [120, 3],
    [9999, 3],
  ])('%d is in row %d', (height, row) => expect(rowAt(offsets, height)).toBe(row))

  it('is 0 for an empty list', () => expect(rowAt(offsetsOf([]), 10)).toBe(0))
})
