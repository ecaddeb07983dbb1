import { expect, test } from 'vitest'
import { countBeside } from './list-note.ts'

const rows = (count: number) => ({ items: Array.from({ length: count }, () => null) })

test.each([
  ['a whole page of many', 20, 1, 20, 350, 350],
  ['the last page', 10, 18, 20, 350, 350],
  ['always one page', 20, 1, 20, 1, undefined],
  ['only the next page', 20, 1, 20, 2, undefined],
  ['two pages too many', 1, 1, 20, 3, undefined],
  ['fewer rows per page than asked for', 20, 1, 50, 350, 350],
  ['the same on a later page', 20, 3, 50, 350, 350],
  ['no rows beyond the end', 0, 19, 20, 350, 350],
  ['no count at all', 20, 1, 20, undefined, undefined],
])('%s: %s rows on page %s of %s, counted %s', (_, received, page, pageSize, count, told) => {
  expect(countBeside(rows(received), { page, pageSize }, count)).toBe(told)
})
