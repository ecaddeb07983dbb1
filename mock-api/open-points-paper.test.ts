import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openPoints, points } from './character-points.ts'

const paper = readFileSync(new URL('../docs/open-points.md', import.meta.url), 'utf8')
const rows = [...paper.matchAll(/^\| `(\w+)`\s*\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)]

test('docs/open-points.md has a row for each point of the mock service, and no other', () => {
  expect(rows.map(([, point]) => point)).toEqual(points)
})

test.each(points)('%s: place and behaviours are those of the mock service', (point) => {
  const [, , place, behaviours, answer] = rows.find((row) => row[1] === point) ?? []
  expect(place?.trim()).toBe(openPoints[point].where)
  expect([...(behaviours ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual([
    ...openPoints[point].behaviours,
  ])
  expect(answer?.trim()).not.toBe('')
})
