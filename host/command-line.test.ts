import { expect, test } from 'vitest'
import { readCommandLine } from './command-line.ts'
import { EnvironmentError } from './environment.ts'
import { isSubcommand, runSubcommand } from './subcommands.ts'

test('without options nothing is set', () => {
  expect(readCommandLine([])).toEqual({ isDemo: false, isPrinting: false, variables: {} })
})

test.each([
  [['--demo'], { isDemo: true, variables: {} }],
  [['--demo', '--port', '0'], { isDemo: true, variables: { PORT: '0' } }],
  [
    ['--base-url', 'https://api.example.com', '--host=::1'],
    { isDemo: false, variables: { BASE_URL: 'https://api.example.com', HOST: '::1' } },
  ],
  [['--base-url=https://x.example/?a=b'], { variables: { BASE_URL: 'https://x.example/?a=b' } }],
])('%j is understood', (options, command) => {
  expect(readCommandLine(options)).toMatchObject(command)
})

test.each(['--help', '-h'])('%s names every option', (option) => {
  const { text } = readCommandLine([option])
  const names = ['base-url', 'port', 'host', 'demo', 'print-config', 'version', 'help']
  for (const name of names.map((one) => `--${one}`)) {
    expect(text).toContain(`  ${name} `)
  }
})

test('--help names every subcommand, and each has a help of its own', async () => {
  const { text = '' } = readCommandLine(['--help'])
  const names = [...text.matchAll(/counter-dashboard (\w+) .*\(\1 --help\)/g)].map(
    ([, name = '']) => name,
  )
  expect(names).toEqual(['check', 'doctor', 'sessions'])
  for (const name of names.filter(isSubcommand)) {
    let printed = ''
    const surroundings = { variables: {}, print: (words: string) => (printed += words) }
    const { signal } = new AbortController()
    expect(
      await runSubcommand(name, ['-h'], { ...surroundings, note: expect.unreachable, signal }),
    ).toBe(0)
    expect(printed).toContain(`counter-dashboard ${name}`)
  }
})

test.each(['--version', '-v'])('%s prints the version', (option) => {
  expect(readCommandLine([option]).text).toMatch(/^\d+\.\d+\.\d+$/)
})

test.each([
  [['--Demo'], /"--Demo" is not an option/],
  [['--demo=1'], /"--demo=1" is not an option/],
  [[''], /"" is not an option/],
  [['demo'], /"demo" is not an option/],
  [['--constructor'], /is not an option/],
  [['--base-url'], /--base-url needs a value/],
  [['--base-url='], /--base-url needs a value/],
  [['--base-url', '--demo'], /--base-url needs a value/],
  [['--port', '1', '--port=2'], /--port is given twice/],
])('%j is refused in one line', (options, message) => {
  const read = () => readCommandLine(options)
  expect(read).toThrow(EnvironmentError)
  expect(read).toThrow(message)
  expect(read).not.toThrow(/\n/)
})
