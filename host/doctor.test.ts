import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DoctorOptions, known, runDoctor } from './doctor.testing.ts'
import { type RawAnswer, rawJson } from './raw-service.testing.ts'
import { hasRedis, startRedis, tellRedis } from './redis-server.testing.ts'

const key = 'canary-key-0000000000000000'
let folder = ''
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'counter-doctor-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

const doctor = (own?: DoctorOptions) => runDoctor(folder, own)

test('where all is well each matter has one line, and the platform got one read', async () => {
  const { code, printed, line, deliveries } = await doctor({ variables: { COUNTER_API_KEY: key } })
  expect(code).toBe(0)
  expect(printed.split('\n')).toHaveLength(9)
  expect(line('Node')).toMatch(/^(?:ok|warn) /)
  expect(line('Configuration')).toMatch(/^ok .* every setting is valid/)
  // A busy disk is slow, and told so.
  expect(line('Store')).toMatch(/^(?:ok|warn) .* is writable/)
  expect(line('Durability')).toMatch(/^(?:ok|warn) /)
  expect(line('Platform')).toMatch(/^ok .* and takes the key/)
  expect(line('Clock')).toMatch(/^skip .*does not tell its time/)
  expect(line('TLS at the front')).toMatch(/^skip .*--public-url/)
  expect(line('Roles')).toMatch(/^skip .*TEAM_FILE gives none/)
  expect(line('Audit log')).toMatch(/^skip .*AUDIT_FILE is not set/)
  expect(deliveries.map(({ method, target }) => `${method} ${target}`)).toEqual(['GET /user'])
})

describe('the configuration', () => {
  test.each([
    [{ SESSION_SECRET: '' }, 0, /^warn .*each start signs everybody out.*openssl rand -hex 32/],
    [{ WRITE_PER_MINUTE: '5' }, 0, /^warn .*WRITE_PER_MINUTE is no setting/],
    [{ ALLOWED_HOSTS: '' }, 0, /^warn .*ALLOWED_HOSTS is not set/],
    [{ SESSION_SECRET: 'canary' }, 1, /^fail .*SESSION_SECRET must be/],
    [{ BASE_URL: 'http://shop.example' }, 1, /^fail .*BASE_URL must be https/],
    [{ TEAM_FILE: '/no/such/file' }, 1, /^fail .*TEAM_FILE names cannot be read/],
  ])('%j', async (variables, expected, words) => {
    const { code, line, deliveries } = await doctor({ variables })
    expect(code).toBe(expected)
    expect(line('Configuration')).toMatch(words)
    if (expected === 1) expect(line('Everything else')).toMatch(/^skip/)
    expect(deliveries).toHaveLength(expected === 1 ? 0 : 1)
  })
})

describe('the platform', () => {
  const answers: [string, RawAnswer, number, RegExp][] = [
    [
      'asks for a key',
      (_, socket) => socket.write(rawJson(401, {})),
      0,
      /^ok .*asks for a key \(401\)/,
    ],
    ['is a web page', (_, socket) => socket.write(page), 1, /^fail .*a web page.*path prefix/],
    ['leads elsewhere', (_, socket) => socket.write(moved), 1, /^fail .*redirect \(301\)/],
    ['fails', (_, socket) => socket.write(rawJson(500, {})), 0, /^warn .*but with 500/],
    ['cuts', (_, socket) => socket.resetAndDestroy(), 1, /^fail .*ECONNRESET/],
  ]
  const page = 'HTTP/1.1 200 OK\r\nContent-Length: 15\r\n\r\n<!doctype html>'
  const moved = 'HTTP/1.1 301 Moved\r\nLocation: https://x.example\r\nContent-Length: 0\r\n\r\n'
  test.each(answers)('%s', async (_, answer, expected, words) => {
    const { code, line } = await doctor({ answer })
    expect(line('Platform')).toMatch(words)
    expect(code).toBe(expected)
  })

  test('refuses the key', async () => {
    const { code, line } = await doctor({
      answer: answers[0]![1],
      variables: { COUNTER_API_KEY: key },
    })
    expect(line('Platform')).toMatch(/^fail .*the key was refused \(401\)/)
    expect(code).toBe(1)
  })

  test('is nowhere', async () => {
    const { code, line } = await doctor({ options: ['--base-url', 'http://127.0.0.1:9'] })
    expect(line('Platform')).toMatch(/^fail .*nothing listens at the address/)
    expect(line('Clock')).toMatch(/^skip/)
    expect(code).toBe(1)
  })
})

test.each([
  [0, 0, /^ok .*agrees/],
  [-60, 0, /^warn .*6[01] s ahead of the platform.*NTP/],
  [3_600, 1, /^fail .*(?:3599|3600) s behind the platform/],
])('a platform whose time is %i s off', async (seconds, expected, words) => {
  const { code, line } = await doctor({
    answer: (_, socket) => {
      const date = new Date(Date.now() + seconds * 1000 - 500).toUTCString()
      socket.write(known.replace('\r\n', `\r\nDate: ${date}\r\n`))
    },
  })
  expect(line('Clock')).toMatch(words)
  expect(code).toBe(expected)
})

test('a folder that cannot be used fails with its reason, and nothing is left in a good one', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const { code, line } = await doctor({ variables: { DATA_DIR: join(file, 'data') } })
  expect(line('Store')).toMatch(/^fail .*it is no folder, or not in one/)
  expect(line('Durability')).toMatch(/^skip/)
  expect(code).toBe(1)
  await doctor()
  const left = (await readdir(join(folder, 'data'))).filter((name) => name.startsWith('check-'))
  expect(left).toEqual([])
})

test.each([
  ['stderr', 0, /^ok .*goes to stderr/],
  ['new/audit.log', 1, /^fail .*\(ENOENT\)\. Make its folder/],
  ['audit.log', 0, /^ok .*can be written/],
])('an audit log at %s', async (name, expected, words) => {
  const place = name === 'stderr' ? name : join(folder, name)
  const { code, line } = await doctor({ variables: { AUDIT_FILE: place } })
  expect(line('Audit log')).toMatch(words)
  expect(code).toBe(expected)
})

describe.runIf(hasRedis)('Redis', () => {
  test.each([
    [['--appendonly', 'yes'], 0, /^ok .*appendonly, nothing is evicted/],
    [[], 0, /^warn .*appendonly is off/],
    [['--appendonly', 'yes', '--maxmemory-policy', 'allkeys-lru'], 0, /^warn .*allkeys-lru/],
  ])('%j', async (options, expected, words) => {
    const redis = await startRedis(options)
    const { code, line } = await doctor({ variables: { REDIS_URL: redis.url } })
    expect(line('Store')).toMatch(/^ok .*Redis at .* is writable/)
    expect(line('Durability')).toMatch(words)
    expect(code).toBe(expected)
    await redis.close()
  })

  test.each([
    ['+eval +info', 1, /^fail .*forbids what Counter needs.*\+@read \+@write \+eval \+info \+time/],
    ['+@read +@write +eval +info', 1, /^fail .*forbids what Counter needs/],
    ['+@read +@write +eval +info +time', 0, /^ok .* is writable/],
  ])('whose user has %s', async (rules, expected, words) => {
    const redis = await startRedis()
    const user = ['ACL', 'SETUSER', 'counter', 'on', '>hunter2', '~counter:*', ...rules.split(' ')]
    await tellRedis(redis.url, ...user)
    const url = redis.url.replace('//', '//counter:hunter2@')
    const { code, line } = await doctor({ variables: { REDIS_URL: url } })
    expect(line('Store')).toMatch(words)
    expect(code).toBe(expected)
    await redis.close()
  })

  test('that refuses the password, or is a replica, or is not there', async () => {
    const redis = await startRedis(['--requirepass', 'other'])
    const url = redis.url.replace('//', '//:hunter2@')
    const refused = await doctor({ variables: { REDIS_URL: url } })
    expect(refused.line('Store')).toMatch(/^fail .*refused user or password/)
    const master = await startRedis()
    const replica = await startRedis(['--replicaof', `127.0.0.1 ${new URL(master.url).port}`])
    const following = await doctor({ variables: { REDIS_URL: replica.url } })
    expect(following.line('Store')).toMatch(/^fail .*is a replica, which takes no writes/)
    await Promise.all([redis.close(), master.close(), replica.close()])
    const gone = await doctor({ variables: { REDIS_URL: master.url } })
    expect(gone.line('Store')).toMatch(/^fail .*does not answer \(ECONNREFUSED\)/)
    expect([refused.code, following.code, gone.code]).toEqual([1, 1, 1])
  })
})
