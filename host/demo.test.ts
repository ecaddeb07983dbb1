import { readFile, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { buildHost, spawnHost } from './built-host.testing.ts'

let host: Awaited<ReturnType<typeof buildHost>>
beforeAll(async () => {
  host = await buildHost()
}, 60_000)

/** Words that occur only in the mock service: its faults, texts and key. */
const wordsOfTheMock = ['createFaultQueue', 'hostileTexts', 'createMockApp', 'demo-key-0000']

test('only demo.js holds the mock service', async () => {
  const folder = dirname(host.file)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'))
  const holding = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(folder, file), 'utf8')
      return { file, words: wordsOfTheMock.filter((word) => content.includes(word)) }
    }),
  )
  expect(holding.filter(({ words }) => words.length > 0)).toEqual([
    { file: 'demo.js', words: wordsOfTheMock },
  ])
})

test.each([
  ['without BASE_URL', {}, [], /^Counter did not start: BASE_URL is not set\..*--demo\.\n$/],
  ['with an empty BASE_URL', { BASE_URL: '' }, [], /^Counter did not start: BASE_URL is empty\./],
  ['with a misspelt variable', { BASEURL: 'https://x.example' }, [], /BASE_URL is not set/],
  ['with a misspelt option', {}, ['--demmo'], /"--demmo" is not an option/],
  ['with an option beside --demo', {}, ['--demo', 'x'], /"x" is not an option/],
  ['with both', { BASE_URL: 'https://x.example' }, ['--demo'], /exclude each other/],
  [
    'with an unknown character',
    {},
    ['--demo', '--character', 'nope'],
    /must be a number, or a name/,
  ],
])('%s the host stops with one line', async (_, variables, options, line) => {
  const { ended, output } = spawnHost(host.file, variables, options)
  expect(await ended).toBe(1)
  expect(output()).toMatch(line)
  expect(output().trim()).not.toContain('\n')
})

test('with --demo the host opens the demo store', async () => {
  const { child, ended, output } = spawnHost(host.file, {}, ['--demo'])
  await expect.poll(output, { timeout: 10_000 }).toContain('Open the demo store')
  const url = /http:\S+/.exec(output())?.[0]
  const page = await (await fetch(`${url}/orders`, { headers: { Accept: 'text/html' } })).text()
  expect(page).toContain('&quot;demo&quot;:true')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})
