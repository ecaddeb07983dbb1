import { expect, it } from 'vitest'
import { listNote } from './list-note.ts'

const rows = (...days: (number | undefined)[]) =>
  days.map((day) => (day ? { dateCreated: `2026-11-0${day}T10:00:00Z` } : {}))
const key = 'reviews'

it.each([
  [{ rows: rows(3, 2, 2), count: 3 }, '3 reviews, newest first'],
  [{ rows: rows(2, 3), count: 2 }, '2 reviews'],
  [{ rows: rows(3), count: 1 }, '1 review'],
  [{ rows: rows(3, 2), count: undefined }, ''],
  [{ rows: rows(3, undefined), count: undefined }, ''],
  [{ rows: rows(3, 2), count: 2, sort: '-rating' }, '2 reviews'],
  [{ rows: undefined, count: 0 }, '0 reviews'],
])('%j reads "%s"', (list, note) => {
  expect(listNote({ sort: undefined, key, ...list })).toBe(note)
})
