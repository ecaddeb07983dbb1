import { expect, test } from 'vitest'
import { ApiError } from './errors.ts'
import { withOwnPages } from './own-pages.ts'

type Beyond = 'empty' | 'last' | 'first' | 'refused'

const refused = () => new ApiError({ kind: 'refused', operation: 'listOrders', status: 400 })

/** A list of so many rows that tells so many pages of one, and what is beyond its end. */
const listOf =
  (rows: number, pages: number, beyond: Beyond, size: number) => async (page: number) => {
    if (page > rows && beyond === 'refused') throw refused()
    const given = page <= rows ? page : { empty: 0, last: rows, first: 1, refused: 0 }[beyond]
    return {
      items: given > 0 ? Array.from({ length: size }, (_, row) => ({ id: given, row })) : [],
      pages,
    }
  }

const count = async (
  rows: number,
  pages: number,
  all: number | undefined,
  beyond: Beyond,
  size = 1,
) => {
  const at = listOf(rows, pages, beyond, size)
  const whole = async () => {
    if (all === undefined) throw refused()
    return { items: (await at(1)).items, pages: all }
  }
  return (await withOwnPages(await at(1), { whole, at })).pages
}

for (const beyond of ['empty', 'last', 'first', 'refused'] as const) {
  test.each([
    ['fewer than in all', 379, 379, 490, 379],
    ['all, since the filter leaves nothing out', 490, 490, 490, 490],
    ['the count of all', 379, 490, 490, undefined],
    ['the count of all, where one is left out', 489, 490, 490, undefined],
    ['the count of all, while more arrived since that was read', 379, 492, 490, undefined],
    ['the count of all, of which two fit', 2, 490, 490, undefined],
    ['the count of all, of which one fits', 1, 490, 490, undefined],
    ['one of two', 1, 2, 2, undefined],
    ['a number that nothing stands beside', 379, 379, undefined, 379],
    ['a lie that nothing stands beside', 379, 490, undefined, undefined],
  ])(
    `%s: %s rows, %s told, %s in all (beyond the end: ${beyond})`,
    async (_, rows, told, all, own) => {
      expect(await count(rows, told, all, beyond)).toBe(own)
      // A platform that ignores a page size of one tells so many pages of its own size.
      expect(await count(rows, told, all, beyond, 20)).toBe(own)
    },
  )
}

const busy = () =>
  Promise.reject(new ApiError({ kind: 'refused', operation: 'listOrders', status: 429 }))

test('a count that fails for a while is not taken for one that cannot be proven', async () => {
  const page = { items: [{ id: 1 }], pages: 379 }
  await expect(withOwnPages(page, { whole: busy, at: busy })).rejects.toThrow()
})
