import { expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

const secret = 'a'.repeat(32)

test('without any variable the embedded mock runs on this machine only', () => {
  expect(readEnvironment({})).toEqual({
    baseUrl: undefined,
    port: 4600,
    host: '127.0.0.1',
    sessionSecrets: [],
    mockOrders: 500,
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
  { BASE_URL: 'api.example.com' },
  { BASE_URL: 'http://api.example.com' },
  { BASE_URL: 'http://127.0.0.1.example.com' },
  { BASE_URL: 'ftp://localhost' },
  { BASE_URL: 'https://user:password@api.example.com' },
  { BASE_URL: 'https://api.example.com?key=1' },
  { BASE_URL: 'https://api.example.com/#' },
  { BASE_URL: 'https://api.example.com', MOCK_ORDERS: '10' },
  { PORT: '-1' },
  { PORT: '65536' },
  { PORT: '46 00' },
  { PORT: '4600.5' },
  { HOST: 'a host' },
  { SESSION_SECRET: 'a'.repeat(31) },
  { SESSION_SECRET: `${secret},short` },
  { SESSION_SECRET: `${secret},` },
  { MOCK_ORDERS: '0' },
  { MOCK_ORDERS: '100001' },
  { MOCK_ORDERS: '1e3' },
])('%j is refused in one line that repeats no value', (variables) => {
  const read = () => readEnvironment(variables)
  expect(read).toThrow(EnvironmentError)
  expect(read).toThrow(/^(?!.*(?:password|short)[@,]?$)[^\n]+$/)
})

test('the ends of the ranges are taken', () => {
  expect(readEnvironment({ PORT: '0', MOCK_ORDERS: '1' })).toMatchObject({ port: 0, mockOrders: 1 })
  expect(readEnvironment({ PORT: '65535', MOCK_ORDERS: '100000' })).toMatchObject({
    port: 65_535,
    mockOrders: 100_000,
  })
})

test('several secrets are kept in their order', () => {
  const other = 'b'.repeat(40)
  expect(readEnvironment({ SESSION_SECRET: `${secret}, ${other}` }).sessionSecrets).toEqual([
    secret,
    other,
  ])
})
