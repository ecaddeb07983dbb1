import { expect, test } from 'vitest'
import { countBeside } from './count-beside.ts'

const page = (rows: number, pages?: number) => ({
  items: Array.from({ length: rows }, () => null),
  pages,
})

test.each([
  ['a whole page of many', 20, 1, 18, 20, 350, 350],
  ['the last page', 10, 18, 18, 20, 350, 350],
  ['an only page', 7, 1, 1, 20, 7, 7],
  ['always one page', 20, 1, 1, 20, 1, undefined],
  ['only the next page', 20, 1, 2, 20, 2, undefined],
  ['one page too few', 20, 1, 1, 20, 29, undefined],
  ['two pages too many', 20, 1, 4, 20, 32, undefined],
  ['the same where it could be the last', 10, 2, 4, 20, 32, undefined],
  ['fewer rows per page than asked for', 20, 1, 18, 50, 350, 350],
  ['the last page of fewer rows', 10, 18, 18, 50, 350, 350],
  ['a first page that ends the list, and pages too many', 57, 1, 3, 100, 115, undefined],
  ['a later page that may be the last', 20, 3, 18, 50, 350, undefined],
  ['no rows beyond the end', 0, 19, 18, 20, 350, 350],
  ['no rows of some', 0, 1, 1, 20, 3, undefined],
  ['no count at all', 20, 1, undefined, 20, undefined, undefined],
])(
  '%s: %s rows on page %s of %s, %s asked, counted %s',
  (_, rows, at, pages, pageSize, count, told) => {
    expect(countBeside(page(rows, pages), { page: at, pageSize }, count)).toBe(told)
  },
)

test('the page before tells how many rows a page has', () => {
  const beside = { page: 3, pageSize: 50, before: page(20, 18) }
  expect(countBeside(page(20, 18), beside, 350)).toBe(350)
  expect(countBeside(page(20, 18), beside, 390)).toBeUndefined()
})
