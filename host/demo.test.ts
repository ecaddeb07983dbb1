import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { buildHost, spawnHost } from './built-host.testing.ts'

let host: Awaited<ReturnType<typeof buildHost>>
beforeAll(async () => {
  host = await buildHost()
}, 60_000)

/** Words that occur only in the mock service: its faults, texts and key. */
const wordsOfTheMock = ['createFaultQueue', 'hostileTexts', 'createMockApp', 'demo-key-0000']

test('only the folder of the demo holds the mock service, and nothing else needs that folder', async () => {
  const folder = dirname(host.file)
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const demo = texts.filter((_, at) => files[at]!.startsWith('demo')).join('')
  expect(wordsOfTheMock.filter((word) => demo.includes(word))).toEqual(wordsOfTheMock)
  for (const [at, text] of texts.entries()) {
    if (files[at]!.startsWith('demo')) continue
    expect(wordsOfTheMock.filter((word) => text.includes(word))).toEqual([])
    expect(text).not.toMatch(/from "\.\/demo/)
    // A part that only the demo uses would be left in an installation without it.
    const isUsed = texts.some(
      (other, of) => !files[of]!.startsWith('demo') && other.includes(`"./${files[at]!}"`),
    )
    expect(isUsed || files[at] === 'index.js', files[at]).toBe(true)
  }
})

test('without the folder of the demo the host runs, and --demo says in one line what is missing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'counter-without-demo-'))
  try {
    await cp(dirname(dirname(host.file)), folder, { recursive: true })
    await rm(join(folder, 'host/demo'), { recursive: true })
    const program = join(folder, 'host/index.js')
    const { ended, output } = spawnHost(program, {}, ['--demo'])
    expect(await ended).toBe(1)
    expect(output()).toBe(
      'Counter did not start: the demo store is not installed here (the folder dist/host/demo). Name your platform with BASE_URL or --base-url.\n',
    )
    const bare = spawnHost(program, {})
    expect(await bare.ended).toBe(1)
    expect(bare.output()).toMatch(/^Counter did not start: BASE_URL is not set\. .*--base-url\.\n$/)
    const settings = { BASE_URL: 'https://api.example.com', DATA_DIR: join(folder, 'data') }
    const real = spawnHost(program, settings)
    await expect.poll(real.output, { timeout: 10_000 }).toContain('Counter is on')
    real.child.kill('SIGTERM')
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
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
    /must be a number, or one of: usual, pays-after-midnight, .*\.$/m,
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
