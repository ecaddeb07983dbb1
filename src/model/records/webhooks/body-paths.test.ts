import { describe, expect, test } from 'vitest'
import { WebhookLog } from '#api/schemas/webhooks.ts'
import {
  isShareable,
  pathsInAddress,
  pathsIn,
  pathsOfAddress,
  lacksBody,
  plainPath,
  valuesAt,
} from './body-paths.ts'

const logOf = (requestBody: unknown) => WebhookLog.parse({ id: 'a', requestBody })
const body = `{"data":{"order":{"status":"PAID","amount":12345678901234567890.10}},
  "items":[{"n":"a"},{"n":"b"}],"odd key":{"a.b":1},"none":null,"empty":{},"text":""}`

describe('a path in the body that was sent', () => {
  test.each([
    ['data.order.status', ['PAID']],
    ['data.order.amount', ['12345678901234567890.10']],
    ['data.order', ['{…}']],
    ['items', ['[…]']],
    ['items[]', ['{…}', '{…}']],
    ['items[].n', ['a', 'b']],
    ['items[1].n', ['b']],
    ['["odd key"]["a.b"]', ['1']],
    ['none', ['null']],
    ['empty', ['{}']],
    ['text', ['']],
    ['data.order.gone', []],
    ['odd key.a.b', []],
    ['', []],
  ])('%s', (path, values) => expect(valuesAt(logOf(body), path)).toEqual(values))

  test.each([['event=paid&data=1'], [''], [undefined], [null], [12], ['{"data":'], ['"data"']])(
    'is in no body such as %s',
    (given) => expect(valuesAt(logOf(given), 'data')).toEqual([]),
  )

  test('a doubled key has both values, and names of the language are names', () => {
    expect(valuesAt(logOf('{"a":1,"a":2}'), 'a')).toEqual(['1', '2'])
    expect(valuesAt(logOf('{"__proto__":{"constructor":"x"}}'), '__proto__.constructor')).toEqual([
      'x',
    ])
    expect(valuesAt(logOf('{}'), 'constructor')).toEqual([])
  })

  test('a body nested without end is read, and its depths are left out', () => {
    const deep = `{"z":${'['.repeat(900)}1${']'.repeat(900)},"after":2}`
    expect(valuesAt(logOf(deep), 'after')).toEqual(['2'])
    expect(pathsIn([logOf(deep)]).length).toBeLessThan(40)
  })
})

test('the paths of several bodies begin with those that most have', () => {
  const logs = ['{"rare":1,"often":1}', '{"often":2}', 'no JSON'].map(logOf)
  expect(pathsIn(logs)).toEqual(['often', 'rare'])
})

test.each([
  ['$.data.id', 'data.id'],
  [' .data.id ', 'data.id'],
  ['data.id', 'data.id'],
  ['$["odd key"]', '["odd key"]'],
])('%s is the path %s', (given, path) => expect(plainPath(given)).toBe(path))

test.each(['a', 'data.order.status', 'items[].name', 'items[3].name', '[].id', '[0][1].x', '$ref'])(
  'an address may carry %s',
  (path) => {
    expect(isShareable(path)).toBe(true)
    expect(pathsOfAddress(pathsInAddress([path]))).toEqual([path])
  },
)

test.each([
  '',
  '[]',
  'by["mara@fjord.se"]',
  'by["a,b"]',
  'by.4711081512',
  'orders.id4711081512',
  'by.a1b2c3d4e5f60718',
  'a..b',
  '.a',
  'x'.repeat(61),
  'straße.名',
])('%j stays in the browser, as it may be data', (path) => {
  expect(isShareable(path)).toBe(false)
  expect(pathsInAddress([path])).toBeUndefined()
})

test('what an address says of paths is read one by one, each once, and no more than are shown', () => {
  expect(pathsOfAddress('a,b,a,["x"],,c,d,e')).toEqual(['a', 'b', 'c', 'd'])
  expect(pathsOfAddress()).toEqual([])
})

test.each([
  [{ requestBody: '{"a":"\u202E"}', responseBody: 'ok', responseCode: 200 }, false],
  [{ requestBody: '', responseBody: '', responseCode: 204 }, false],
  [{ requestBody: '{}', responseBody: null, responseCode: null }, false],
  [{ requestBody: '{}', responseCode: 0 }, false],
  [{ requestBody: '{}', responseBody: null, responseCode: 200 }, true],
  [{ requestBody: null, responseBody: 'ok', responseCode: 200 }, true],
  [{ requestBody: 12, responseBody: 'ok', responseCode: 200 }, true],
  [{ responseCode: null }, true],
])('whether %j came without a body: %s', (log, lacks) => {
  expect(lacksBody(WebhookLog.parse({ id: 'log', ...log }))).toBe(lacks)
})
