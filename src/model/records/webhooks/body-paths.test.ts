import { describe, expect, test } from 'vitest'
import { WebhookLog } from '#api/schemas/webhooks.ts'
import { pathsIn, plainPath, valuesAt } from './body-paths.ts'

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
