import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/* SECURITY.md promises a test for each protection, by file and title. */
const named = [...readFileSync('SECURITY.md', 'utf8').matchAll(/^- `(\S+)`: "(.+)"$/gm)].map(
  ([, file = '', title = '']) => ({ file, title }),
)

test.each(named)('$file has: $title', ({ file, title }) => {
  const tests = readFileSync(file, 'utf8')
  expect([`'${title}'`, `"${title}"`].some((quoted) => tests.includes(quoted))).toBe(true)
})

test('every threat names one', () => {
  expect(named.length).toBeGreaterThan(20)
})
