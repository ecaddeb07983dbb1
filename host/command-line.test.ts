import { expect, test } from 'vitest'
import { readCommandLine } from './command-line.ts'
import { EnvironmentError } from './environment.ts'

test('without options nothing is set', () => {
  expect(readCommandLine([])).toEqual({ isDemo: false, variables: {} })
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
  for (const name of ['--base-url', '--port', '--host', '--demo', '--version', '--help']) {
    expect(text).toContain(`  ${name} `)
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
