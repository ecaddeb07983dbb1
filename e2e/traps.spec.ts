import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { seenElsewhere, severityA, severityB } from './traps.ts'

/* Excludes tests of the mock service, whose fault ids look the same. */
const tests = ['e2e', 'src', 'host'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(spec|test)\.ts$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
)
const title = /\(\s*['"`](T\d\d(?:, T\d\d)*): /g

const purpose = 'every trap of the interface has a test or says where it is covered'
test(purpose, { tag: '@signed-out' }, () => {
  const ids = tests.flatMap((text) => [...text.matchAll(title)].flatMap(([, found = '']) => found))
  const named = new Set(ids.flatMap((found) => found.split(', ')))
  const covered = Object.keys(seenElsewhere)
  expect(severityA.filter((id) => !named.has(id))).toEqual([])
  expect(severityB.filter((id) => !named.has(id) && !covered.includes(id))).toEqual([])
  const traps = [...severityA, ...severityB]
  expect([...named].filter((id) => !traps.includes(id))).toEqual([])
  expect(covered.filter((id) => named.has(id) || !severityB.includes(id))).toEqual([])
})
