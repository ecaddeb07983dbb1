import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/* SECURITY.md promises a test for each protection, by file and title. */
const named = [...readFileSync('SECURITY.md', 'utf8').matchAll(/^- `(\S+)`: "(.+)"$/gm)].map(
  ([, file = '', title = '']) => ({ file, title }),
)

test.each(named)('$file has: $title', ({ file, title }) => {
  const tests = readFileSync(file, 'utf8')
  // A title may have a number in front, such as that of a trap.
  const ends = ["'", '"', '`'].map((quote) => title + quote)
  expect(ends.some((end) => tests.includes(end))).toBe(true)
})

test('every threat names one', () => {
  expect(named.length).toBeGreaterThan(20)
})
