import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { createSizing } from './page-sizes.ts'

const noWait = () => Promise.resolve()

/** Takes pages of this many rows; notes which sizes were asked for. */
function platform(most: number) {
  const asked: number[] = []
  const read = (size: number) => {
    asked.push(size)
    if (size <= most) return Promise.resolve(size)
    const refusal = new ApiError({ kind: 'refused', operation: 'listOrders', status: 400 })
    return Promise.reject(refusal)
  }
  return { asked, read }
}

test('fewer rows are asked for where more are refused, and from then on', async () => {
  const { asked, read } = platform(20)
  const sized = createSizing(100, noWait)
  expect(await sized(1, read)).toBe(20)
  expect(await sized(2, read)).toBe(20)
  expect(asked).toEqual([100, 50, 20, 20])
})

test('once a page has come, a refusal is told at once', async () => {
  const sized = createSizing(100, noWait)
  await sized(1, platform(100).read)
  const { asked, read } = platform(0)
  await expect(sized(1, read)).rejects.toMatchObject({ status: 400 })
  expect(asked).toEqual([100])
})

test('where every size is refused, the next list begins with the largest', async () => {
  const sized = createSizing(100, noWait)
  await expect(sized(1, platform(0).read)).rejects.toMatchObject({ status: 400 })
  const { asked, read } = platform(100)
  await sized(1, read)
  expect(asked).toEqual([100])
})
