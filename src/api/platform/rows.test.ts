import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { points } from './points.ts'
import { platformRows, questions } from './rows.ts'

const asked = (seen: Parameters<typeof platformRows>[0]) =>
  platformRows(seen).map(({ question, does }) => `${question}: ${does}`)

test('what is seen only while somebody works has a row once it was seen', () => {
  expect(asked({}).join()).not.toMatch(/Clock|customers: Contains/)
  const contains = { behaviour: 'contains' }
  const told = asked({
    'filter listOrders.email': contains,
    'filter searchCustomers.email': contains,
    clock: { behaviour: 'differs', detail: '180' },
  })
  expect(told).toContain('Email, email of customers: Contains')
  expect(told).toContain('Clock: 180 min from this device’s')
})

const namesIn = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name)

test('docs/open-points.md says of each point where it is shown, or why reads do not show it', () => {
  const paper = readFileSync(new URL('../../../docs/open-points.md', import.meta.url), 'utf8')
  // The first table is held together with the mock service beside that.
  const [first = '', second = ''] = paper.split('## What is seen while reading')
  const all = [...first.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)
  const rows = [...second.matchAll(/^\| (`.+?`) \| (.+) \|$/gm)]
  const ofPaper = rows.flatMap(([, cell]) => namesIn(cell))
  expect(ofPaper).toHaveLength(all.length)
  expect(new Set(ofPaper)).toEqual(new Set(all))
  const shown = rows.flatMap(([, , cell]) => (cell?.startsWith('shows ') ? namesIn(cell) : []))
  // Whether capitals matter is told with the filter.
  const told = new Set(Object.keys(points).filter((point) => point !== 'filterCase'))
  expect(new Set(shown)).toEqual(told)
  expect(new Set(questions.map(({ finding }) => finding.split(' ')[0]))).toEqual(told)
})
