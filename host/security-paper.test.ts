import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/* SECURITY.md names a test for each protection, by file and title. */
const named = [...readFileSync('SECURITY.md', 'utf8').matchAll(/^- `(\S+)`: "(.+)"$/gm)].map(
  ([, file = '', title = '']) => ({ file, title }),
)

test.each(named)('$file has: $title', ({ file, title }) => {
  const tests = readFileSync(file, 'utf8')
  // Some titles start with the number of a trap.
  const ends = ["'", '"', '`'].map((quote) => title + quote)
  expect(ends.some((end) => tests.includes(end))).toBe(true)
})

test('SECURITY.md names more than twenty tests', () => {
  expect(named.length).toBeGreaterThan(20)
})
