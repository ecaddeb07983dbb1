import { expect, test } from 'vitest'
import { countText, countedRows, isSince } from './row-counts.ts'

const rows = (count: number, isMeant = true) => Array.from({ length: count }, () => ({ isMeant }))
const meant = ({ isMeant }: { isMeant: boolean }) => isMeant

test('F2: rows that are not meant never count, whatever the filter says', () => {
  const items = [...rows(2), ...rows(2, false)]
  const count = countedRows({ items, hasMore: false }, meant, { filtered: 4, all: 40 })
  expect(count).toEqual({ count: 2, isMore: false })
})

test('behind a page that holds others the number is a least', () => {
  const items = [...rows(60), ...rows(40, false)]
  const count = countedRows({ items, hasMore: true }, meant, { filtered: 350, all: 350 })
  expect(countText(count)).toBe('60+')
})

test('the platform’s number is believed if the filter leaves records out', () => {
  const page = { items: rows(100), hasMore: true }
  expect(countedRows(page, meant, { filtered: 1_240, all: 3_000 }).count).toBe(1_240)
  expect(countText(countedRows(page, meant, { filtered: 3_000, all: 3_000 }))).toBe('100+')
  expect(countText(countedRows(page, meant))).toBe('100+')
})

test('what is older does not count, nor what has no date', () => {
  const since = Date.parse('2026-11-21T10:00:00Z')
  expect(isSince({ dateCreated: '2026-11-21T09:59:59Z' }, since)).toBe(false)
  expect(isSince({ dateCreated: '2026-11-21T10:00:00Z' }, since)).toBe(true)
  expect(isSince({}, since)).toBe(false)
})
