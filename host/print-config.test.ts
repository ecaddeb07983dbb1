import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildHost } from './built-host.testing.ts'
import { readConfig } from './print-config.ts'

const secret = '2f1c9e7a4b8d03f56e9c1a7b3d5f8024949dd567b81513390fdaa41285702eb5'
const other = 'c07e1b94d2835fa66b0d9e3f8a41c75ebf69e7c199b5e7140c82e48fbb4c74f0'

const print = (given: Record<string, string>, isDemo = false) => readConfig(given, isDemo).text

test('every setting of the paper has a line, with what is set and what is not', () => {
  const text = print({ BASE_URL: 'https://api.example.com/v1/', PORT: '8080' })
  const paper = readFileSync('docs/operating.md', 'utf8')
  const settings = paper.slice(paper.indexOf('## Settings'), paper.indexOf('## The store'))
  const names = [...settings.matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(20)
  for (const name of names.filter((one) => !one.endsWith('_FILE') || /TEAM|AUDIT/.test(one))) {
    expect(text).toMatch(new RegExp(`^${name}=`, 'm'))
  }
  expect(text).toContain('BASE_URL=https://api.example.com/v1\n')
  expect(text).toContain('PORT=8080\n')
  expect(text).toContain('HOST=127.0.0.1  # default\n')
})

test('a name that is nearly a setting is told at the end', () => {
  const text = print({ BASE_URL: 'https://api.example.com', WRITE_PER_MINUTE: '5' })
  expect(text).toContain('WRITES_PER_MINUTE=120')
  expect(text).toMatch(/\n# WRITE_PER_MINUTE is no setting\. WRITES_PER_MINUTE is\.$/)
})

test('settings that would stop the host leave the others to be read, and are told at the end', () => {
  const { text, mistakes } = readConfig({ PORT: 'http', DATA_DIR: '/srv', SESSION_SECRET: 'guess' })
  expect(text).toMatch(/^BASE_URL=\nPORT=4600 {2}# default\n/)
  expect(text).toContain('DATA_DIR=/srv\n')
  expect(text).toContain('SESSION_SECRET=(random at each start)  # default\n')
  expect(mistakes).toEqual([
    expect.stringMatching(/^BASE_URL is not set\. .*--base-url/),
    'PORT must be a whole number from 0 to 65535.',
    expect.stringMatching(/^SESSION_SECRET must be .*openssl rand -hex 32$/),
  ])
  expect(text.split('\n').slice(-3)).toEqual(mistakes.map((words) => `# ${words}`))
  expect(text).not.toContain('guess')
})

test('an address that is no platform’s is not printed, as it may hold a password', () => {
  const { text, mistakes } = readConfig({ BASE_URL: 'https://shop:hunter2@api.example.com' })
  expect(text).toMatch(/^BASE_URL=\n/)
  expect(text).not.toContain('hunter2')
  expect(mistakes).toEqual(['BASE_URL must not hold a user name or password.'])
})

test('secrets and passwords are never printed', () => {
  const redis = 'rediss://counter:hunter2hunter2@redis.example:6380/3'
  const given = { BASE_URL: 'https://api.example.com', SESSION_SECRET: `${secret},${other}` }
  const text = print({ ...given, REDIS_URL: redis })
  expect(text).toContain('SESSION_SECRET=(2 secrets)\n')
  expect(text).toContain('REDIS_URL=rediss://counter:(a password)@redis.example:6380/3\n')
  expect(text).not.toMatch(/2f1c9e|c07e1b|hunter2/)
  expect(print({ ...given, REDIS_URL: 'redis://hunter2@redis.example' })).not.toMatch(/hunter2/)
  expect(print({}, true)).toContain('BASE_URL=(the demo store)')
})

test(
  'the command for counter@.service reads values with spaces from the unit’s own file',
  { timeout: 60_000 },
  async () => {
    const { file } = await buildHost()
    const folder = mkdtempSync(join(tmpdir(), 'counter-environment-'))
    const hsts = 'max-age=63072000; includeSubDomains; preload'
    writeFileSync(join(folder, 'environment'), `BASE_URL=https://api.example.com\nHSTS='${hsts}'\n`)
    writeFileSync(join(folder, 'session-secret'), secret)
    const paper = readFileSync('docs/operating.md', 'utf8')
    const [command = ''] = /(?<=^sudo -u counter )env (?:.*\\\n)*.*(?= doctor)/m.exec(paper) ?? []
    const here = command
      .replace(/\S+\/index\.js/, file)
      .replaceAll(/\/(?:etc|var\/lib|var\/log)\/counter/g, folder)
    const text = execFileSync('sh', ['-c', `${here} --print-config`], {
      encoding: 'utf8',
      env: { PATH: `${join(process.execPath, '..')}:${process.env.PATH}` },
    })
    expect(text).toContain(`HSTS=${hsts}\n`)
    expect(text).toContain('BASE_URL=https://api.example.com\n')
    rmSync(folder, { recursive: true })
  },
)
