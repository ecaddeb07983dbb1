import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { papers, provedRows, withTables } from './measured.mjs'

test('each measured table in a paper is the one that was measured', () => {
  for (const paper of papers) {
    const text = readFileSync(paper, 'utf8')
    expect(withTables(text), `node scripts/measured.mjs draws ${paper} anew`).toBe(text)
  }
})

test('a step of the night dates its own rows, and fills in what it printed', () => {
  const row = { measure: 'kills', figure: '20', date: '2026-11-01', command: 'x' }
  const rows = [{ ...row, step: 'unit', line: 'kills: ' }, { ...row, step: 'unit' }, row]
  expect(provedRows(rows, 'unit', 'stdout\n  kills: 200, none twice\n', '2026-11-26')).toEqual([
    { ...rows[0], figure: '200, none twice', date: '2026-11-26' },
    { ...rows[1], date: '2026-11-26' },
    row,
  ])
  expect(provedRows(rows, 'e2e', '', '2026-11-26')).toEqual(rows)
})
