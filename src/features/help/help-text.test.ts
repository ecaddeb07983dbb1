import { expect, test } from 'vitest'
import { findHelp } from './find-help.ts'
import { helpSections } from './help-text.ts'

test('help is found by the words of a row, or by the title of its section', () => {
  expect(findHelp('undo').flatMap(({ rows }) => rows.map(({ term }) => term))).toContain(
    'Undo a refund',
  )
  const times = helpSections.find(({ id }) => id === 'times')
  expect(findHelp('times and money')).toEqual([times])
  expect(findHelp('no such words')).toEqual([])
  expect(findHelp('')).toEqual(helpSections)
})

test('every limitation says what to do instead', () => {
  const rows = helpSections.find(({ id }) => id === 'cannot')?.rows ?? []
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows) expect(row.instead, row.term).toBeTruthy()
})
