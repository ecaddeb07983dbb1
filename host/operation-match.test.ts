import { expect, test } from 'vitest'
import { operations } from '#api/operations.ts'
import { matchOperation, misplacedQuery } from './operation-match.ts'

const service = 'https://api.example.com/v1'
const id = 'aaaaaaaa-0000-1000-9000-00000000000f'
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT']
const search = (text: string) => `/stores/${id}/customers/search/${text}`

function fill(template: string) {
  return template.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'query' || name === 'slug' ? 'some%20text' : id,
  )
}

function operationOf(method: string, path: string) {
  const its = Object.entries(operations).find(
    ([, one]) => one.method === method && fill(one.path) === path,
  )
  return its?.[0]
}

const paths = [...new Set(Object.values(operations).map(({ path }) => fill(path)))]
const cells = paths.flatMap((path) => methods.map((method) => ({ method, path })))

test('all twenty operations are reached', () => {
  const reached = cells.map(({ method, path }) => matchOperation(service, method, path)?.operation)
  expect(new Set(reached.filter(Boolean))).toEqual(new Set(Object.keys(operations)))
})

test.each(cells)('$method $path matches its own operation or none', ({ method, path }) => {
  const match = matchOperation(service, method, path)
  expect(match?.operation).toBe(operationOf(method, path))
  if (match) expect(match.address.href).toBe(service + path)
})

test.each([
  '/',
  '/stores',
  `/stores/${id}/`,
  `/stores/${id}/orders/`,
  `//stores/${id}/orders`,
  `/stores//orders`,
  `/stores/${id}/../user`,
  `/stores/${id}/%2e%2e/user`,
  `/stores/${id}/.%2E/user`,
  `/stores/..%2f..%2fuser/orders`,
  `/stores/${id}%2forders`,
  `/stores/${id}%00/orders`,
  `/stores/${id}x/orders`,
  `/stores/${id.slice(1)}/orders`,
  `/stores/{${id}}/orders`,
  `/stores/${id}\\orders`,
  `/stores/${id}/orders;x=1`,
  `/Stores/${id}/orders`,
  `/stores/${id}/orders#x`,
  `/user#`,
  '/user/',
  '/user/..',
  '/./user',
  '/%75ser',
  '/users',
  '@evil.example/user',
  'https://evil.example/user',
  '//evil.example/user',
  search(''),
  search('.'),
  search('..'),
  search('%2e'),
  search('%2E%2e'),
  search('.%2e'),
  search('..%2fuser'),
  search('..%5cuser'),
  search('a%2f..%2f..%2fuser'),
  search('%252e%252e'),
  search('%252e%252e%252fuser'),
  search('..%252fuser'),
  search('a/b'),
  search('a%00b'),
  search('a%0d%0ab'),
  search('%zz'),
  search('%ff'),
  search('a\\..\\b'),
  search('a b'),
  search('ä'),
])('%s is no operation', (target) => {
  expect(matchOperation(service, 'GET', target)).toBeUndefined()
})

test.each([
  ['a%2Fb', 'a/b'],
  ['...', '...'],
  ['..a', '..a'],
  ['a%20%26%20b%3F', 'a & b?'],
  ['mara%40fjordmail.se', 'mara@fjordmail.se'],
  ['%C3%A4', 'ä'],
  ["!'()*~", "!'()*~"],
])('the text %s arrives as it was sent', (segment, text) => {
  const match = matchOperation(service, 'GET', search(segment))
  expect(match?.operation).toBe('searchCustomers')
  expect(match?.address.pathname).toBe(`/v1${search(segment)}`)
  expect(decodeURIComponent(match!.address.pathname.split('/').at(-1)!)).toBe(text)
})

test('query values are forwarded unchanged', () => {
  const match = matchOperation(service, 'GET', `/stores/${id}/orders?email=a%2Bb%40c.d&Page=0`)
  expect(match?.address.search).toBe('?email=a%2Bb%40c.d&Page=0')
  expect(misplacedQuery(match!)).toEqual([])
})

test('unknown and repeated parameters are named', () => {
  const match = matchOperation(service, 'GET', `/stores/${id}/orders?Page=1&page=1&Page=2&x=`)
  expect(misplacedQuery(match!)).toEqual(['page', 'Page', 'x'])
})
