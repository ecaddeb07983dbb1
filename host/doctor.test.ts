import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildHost, spawnHost } from './built-host.testing.ts'
import { makeCertificate } from './deploy.testing.ts'
import { type RawAnswer, rawJson, startRawService } from './raw-service.testing.ts'
import { freePort, hasRedis, startRedis } from './redis-server.testing.ts'
import { runSubcommand } from './subcommands.ts'

const secret = '2f1c9e7a4b8d03f56e9c1a7b3d5f8024'
const key = 'canary-key-0000000000000000'
const known = rawJson(200, { success: true, data: {} })
let folder = ''
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'counter-doctor-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs it in front of a platform of its own. What it prints must hold no secret. */
async function doctor(
  own: { answer?: RawAnswer; variables?: Record<string, string>; options?: string[] } = {},
) {
  const { answer = (_, socket) => socket.write(known), variables, options = [] } = own
  const service = await startRawService(answer)
  let printed = ''
  let noted = ''
  const code = await runSubcommand('doctor', options, {
    variables: {
      BASE_URL: service.url,
      SESSION_SECRET: secret,
      DATA_DIR: join(folder, 'data'),
      ALLOWED_HOSTS: 'counter.example.com,127.0.0.1',
      ...variables,
    },
    print: (text) => (printed += text),
    note: (text) => (noted += text),
    signal: new AbortController().signal,
  })
  await service.close()
  expect(printed + noted).not.toMatch(/2f1c9e|canary|hunter2/)
  for (const { method } of service.deliveries) expect(method).toBe('GET')
  const line = (about: string) => printed.split('\n').find((one) => one.slice(6).startsWith(about))
  return { code, printed, noted, line, deliveries: service.deliveries }
}

test('where all is well each matter has one line, and the platform got one read', async () => {
  const { code, printed, line, deliveries } = await doctor({ variables: { COUNTER_API_KEY: key } })
  expect(code).toBe(0)
  expect(printed.split('\n')).toHaveLength(7)
  expect(line('Node')).toMatch(/^(?:ok|warn) /)
  expect(line('Configuration')).toMatch(/^ok .* every setting is valid/)
  expect(line('Store')).toMatch(/^ok .* is writable/)
  expect(line('Durability')).toMatch(/^(?:ok|warn) /)
  expect(line('Platform')).toMatch(/^ok .* and takes the key/)
  expect(line('Clock')).toMatch(/^skip .*does not tell its time/)
  expect(line('TLS at the front')).toMatch(/^skip .*--public-url/)
  expect(deliveries.map(({ method, target }) => `${method} ${target}`)).toEqual(['GET /user'])
})

describe('the configuration', () => {
  test.each([
    [{ SESSION_SECRET: '' }, 0, /^warn .*each start signs everybody out.*openssl rand -hex 32/],
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

async function front(url: string) {
  const { code, line } = await doctor({ options: ['--public-url', url] })
  return [code, line('TLS at the front')]
}

describe('the front', () => {
  test('without TLS, of another name, or where nobody answers', async () => {
    expect(await front('http://counter.example.com')).toEqual([
      1,
      expect.stringMatching(/not https/),
    ])
    expect(await front('https://other.example')).toEqual([
      1,
      expect.stringMatching(/^fail .*not among ALLOWED_HOSTS/),
    ])
    const port = await freePort()
    expect(await front(`http://127.0.0.1:${port}`)).toEqual([
      1,
      expect.stringMatching(/^fail .*does not answer \(ECONNREFUSED\)/),
    ])
  })

  test('a host on this machine answers, another server does not answer as Counter', async () => {
    const other = createServer((_, answer) => answer.end('hello'))
    const port = await freePort()
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    expect(await front(`http://127.0.0.1:${port}`)).toEqual([
      1,
      expect.stringMatching(/answers with 200, and not as Counter/),
    ])
    other.close()
  })

  test(
    'its certificate, and whether the host is told of the TLS',
    { timeout: 60_000 },
    async () => {
      const made = makeCertificate(folder, 'DNS:localhost,IP:127.0.0.1')
      const headers = { 'Content-Security-Policy': "default-src 'none'" }
      const server = createTlsServer(await made.read(), ({ headers: asked }, answer) => {
        const hsts = asked.host?.startsWith('localhost') && {
          'Strict-Transport-Security': 'max-age=1',
        }
        answer.writeHead(200, { ...headers, ...hsts }).end('page')
      })
      const port = await freePort()
      await new Promise<void>((resolve) => server.listen(port, resolve))
      expect(await front(`https://127.0.0.1:${port}`)).toEqual([
        1,
        expect.stringMatching(/^fail .*not trusted \(.*SELF_SIGNED.*\)\. Renew it/),
      ])
      const { file } = await buildHost()
      const trusting = async (name: string) => {
        const variables = { BASE_URL: 'http://127.0.0.1:9', NODE_EXTRA_CA_CERTS: made.certificate }
        const child = spawnHost(file, variables, ['doctor', `--public-url=https://${name}:${port}`])
        await child.ended
        return child.output()
      }
      expect(await trusting('localhost')).toMatch(
        /ok .*TLSv1.3; the certificate is good for 29 days/,
      )
      expect(await trusting('127.0.0.1')).toMatch(/warn .*Let the proxy set X-Forwarded-Proto/)
      server.close()
    },
  )

  test('an address that is none is a wrong call', async () => {
    const { code, noted } = await doctor({ options: ['--public-url', 'counter.example.com'] })
    expect(code).toBe(2)
    expect(noted).toMatch(/^--public-url must be an address/)
  })
})
