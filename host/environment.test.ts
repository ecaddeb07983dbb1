import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

const secret = '2f1c9e7a4b8d03f56e9c1a7b3d5f8024949dd567b81513390fdaa41285702eb5'

const service = { BASE_URL: 'https://api.example.com' }

test('--demo starts with the default settings on this machine only', () => {
  expect(readEnvironment({}, true)).toEqual({
    baseUrl: undefined,
    port: 4600,
    host: '127.0.0.1',
    sessionSecrets: [],
    redisUrl: undefined,
    dataDir: 'data',
    assetsDir: undefined,
    allowedHosts: [],
    drainFor: 5_000,
    mockOrders: 500,
    trustedProxies: expect.anything() as unknown,
    mostConnections: 2_000,
    mostOfAddress: 200,
    limits: {
      readsPerMinute: 3_000,
      writesPerMinute: 120,
      keyAgainAfter: Number.POSITIVE_INFINITY,
    },
    hsts: 'max-age=63072000; includeSubDomains',
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    logFormat: undefined,
    logLevel: 'info',
    logsAddresses: false,
  })
})

test.each([
  ['https://api.example.com', 'https://api.example.com'],
  ['https://api.example.com/', 'https://api.example.com'],
  ['https://api.example.com/v1/api//', 'https://api.example.com/v1/api'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['http://127.0.0.1:8080/api', 'http://127.0.0.1:8080/api'],
  ['http://[::1]:8080', 'http://[::1]:8080'],
])('BASE_URL %s is taken as %s', (given, taken) => {
  expect(readEnvironment({ BASE_URL: given }).baseUrl).toBe(taken)
})

test.each([
  [{}, false],
  [{ BASE_URL: '' }, false],
  [{ BASE_URL: '' }, true],
  [service, true],
])('%j is refused with demo: %j', (variables, isDemo) => {
  expect(() => readEnvironment(variables, isDemo)).toThrow(EnvironmentError)
})

test.each([
  { BASE_URL: 'api.example.com' },
  { BASE_URL: 'http://api.example.com' },
  { BASE_URL: 'http://127.0.0.1.example.com' },
  { BASE_URL: 'ftp://localhost' },
  { BASE_URL: 'https://user:password@api.example.com' },
  { BASE_URL: 'https://api.example.com?key=1' },
  { BASE_URL: 'https://api.example.com/#' },
  { MOCK_ORDERS: '10' },
  { MOCK_CHARACTER: '7' },
  { PORT: '-1' },
  { PORT: '65536' },
  { PORT: '46 00' },
  { PORT: '4600.5' },
  { HOST: 'a host' },
  { SESSION_SECRET: 'a'.repeat(31) },
  { SESSION_SECRET: 'a'.repeat(64) },
  { SESSION_SECRET: 'password'.repeat(8) },
  { SESSION_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' },
  { SESSION_SECRET: '11112222333344445555666677778888' },
  { SESSION_SECRET: secret, SESSION_SECRET_FILE: 'package.json' },
  { SESSION_SECRET_FILE: 'no/such/file' },
  { REDIS_URL: 'localhost:6379' },
  { REDIS_URL: 'https://localhost' },
  { REDIS_URL_FILE: 'package.json' },
  { ALLOWED_HOSTS: 'https://shop.example' },
  { DRAIN_SECONDS: '-1' },
  { TRUSTED_PROXIES: 'nginx' },
  { TRUSTED_PROXIES: '10.0.0.0/33' },
  { TRUSTED_PROXIES: '-1' },
  { MAX_CONNECTIONS: '0' },
  { MAX_CONNECTIONS_PER_ADDRESS: '0' },
  { LOG_FORMAT: 'xml' },
  { HSTS: 'on' },
  { HSTS: 'max-age=1\r\nX: 1' },
  { METRICS_PORT: 'x' },
  { METRICS_HOST: 'a b' },
  { READS_PER_MINUTE: '0' },
  { WRITES_PER_MINUTE: 'many' },
  { KEY_AGAIN_AFTER: '0' },
  { LOG_LEVEL: 'loud' },
  { LOG_ADDRESSES: 'yes' },
  { SESSION_SECRET: `${secret},short` },
  { SESSION_SECRET: `${secret},` },
])('%j is refused in one line that repeats no value', (variables) => {
  const read = () => readEnvironment({ ...service, ...variables })
  expect(read).toThrow(EnvironmentError)
  expect(read).toThrow(/^(?!.*(?:password|short)[@,]?$)[^\n]+$/)
})

test.each(['0', '100001', '1e3'])('a demo store of %s orders is refused', (orders) => {
  expect(() => readEnvironment({ MOCK_ORDERS: orders }, true)).toThrow(EnvironmentError)
})

test.each([
  ['0', '1'],
  ['65535', '100000'],
])('the ends of the ranges are accepted: port %s, %s orders', (port, orders) => {
  const read = readEnvironment({ PORT: port, MOCK_ORDERS: orders }, true)
  expect(read).toMatchObject({ port: Number(port), mockOrders: Number(orders) })
})

test('several secrets keep their order', () => {
  const other = 'qN0cfQ9Zf1R2q5mYwzq7M1cUO0tX4bJ8h6dVaKpL3sE='
  expect(
    readEnvironment({ ...service, SESSION_SECRET: `${secret}, ${other}` }).sessionSecrets,
  ).toEqual([secret, other])
})

test.each([24, 32, 48, 64])('%i random bytes are a secret, in hex and in base64', (bytes) => {
  const random = createHash('sha512').update(`${bytes}`).digest().subarray(0, bytes)
  const texts = [random.toString('hex'), random.toString('base64')]
  for (const text of texts) {
    expect(readEnvironment({ ...service, SESSION_SECRET: text }).sessionSecrets).toEqual([text])
  }
})

test('secrets are read from files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'counter-secrets-'))
  await writeFile(join(folder, 'session'), `${secret}\n`)
  await writeFile(join(folder, 'redis'), 'rediss://:password@redis.example:6380\n')
  const read = readEnvironment({
    ...service,
    SESSION_SECRET_FILE: join(folder, 'session'),
    REDIS_URL_FILE: join(folder, 'redis'),
  })
  expect(read.sessionSecrets).toEqual([secret])
  expect(read.redisUrl).toBe('rediss://:password@redis.example:6380')
  await rm(folder, { recursive: true })
})
