import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OperationId, isCustomersOwn, secretFields } from '#api/operations.ts'
import type { JsonFilter } from './json-cutter.ts'
import { createEnvelopeFilter, createSecretFilter, createTraceFilter } from './secret-filter.ts'

test.each([...secretFields])('%s is replaced at any depth', (field) => {
  const text = JSON.stringify({
    success: true,
    data: {
      [field]: 'canary-1',
      list: [{ [field]: 'canary-2' }, { deep: { [field]: { a: 'canary-3' } } }],
    },
  })
  const clean = withoutSecrets('getUser', text)!
  expect(clean).not.toContain('canary')
  expect(JSON.parse(clean)).toEqual({
    success: true,
    data: { [field]: true, list: [{ [field]: true }, { deep: { [field]: true } }] },
  })
})

test('empty secrets stay empty', () => {
  const text = '{"apiKey":"","clientSecret":null,"signature":false,"environmentVariables":{}}'
  expect(withoutSecrets('getUser', text)).toBe(text)
})

test('other fields stay unchanged', () => {
  const text = '{"success":true,"data":{"apiKeys":[{"label":"a"}],"amount":0,"x":[null,1.5,""]}}'
  expect(withoutSecrets('getOrder', text)).toBe(text)
})

test('customer answers keep their values whatever the field is called', () => {
  const answers = {
    publicKey: 'ssh-ed25519 AAAA',
    deep: [{ signature: 'M. Berg', apiKey: 'mine' }],
  }
  const clean = JSON.parse(withoutSecrets('getOrder', orderText(answers, answers))!) as unknown
  expect(clean).toEqual({
    data: {
      order: {
        customFieldAnswers: answers,
        metadata: { publicKey: true, deep: [{ signature: true, apiKey: true }] },
        items: [{ signature: true }],
      },
    },
  })
  expect(withoutSecrets('getOrder', orderText([{ apiKey: 'canary' }], ''))).not.toContain('canary')
})

test('keys such as __proto__ stay data', () => {
  const text = '{"__proto__":{"signature":"canary","polluted":1},"constructor":{"apiKey":"canary"}}'
  expect(withoutSecrets('getOrder', text)).toBe(
    '{"__proto__":{"signature":true,"polluted":1},"constructor":{"apiKey":true}}',
  )
  expect('polluted' in {}).toBe(false)
})

test('a duplicate or escaped name hides no secret', () => {
  const text = String.raw`{"apiKey":"canary-1", "apiKey" : ["canary-2"],"\u0061pi\u004bey":"canary-3"}`
  expect(withoutSecrets('getUser', text)).toBe(
    String.raw`{"apiKey":true, "apiKey" : true,"\u0061pi\u004bey":true}`,
  )
})

test('the builder projects of an updated store lose their variables, and nothing else', () => {
  const text =
    '{"data":{"builderProjects":[{"id":"1","environmentVariables":{"A":"canary"},"pages":[{"path":"/"}]}]}}'
  expect(withoutSecrets('updateStore', text)).toBe(
    '{"data":{"builderProjects":[{"id":"1","environmentVariables":true,"pages":[{"path":"/"}]}]}}',
  )
})

test('text that is not JSON is dropped', () => {
  for (const text of ['', '<html>', '{"a":', '{"apiKey":"canary"', '{}{}', '01', '[1,]', '"\n"']) {
    expect(withoutSecrets('getUser', text)).toBeUndefined()
  }
})

test('records of any depth are read and clipped at the deepest part', () => {
  const depth = 10_000
  const text = `{"apiKey":"canary","map":${'{"a":'.repeat(depth)}{"apiKey":"canary"}${'}'.repeat(depth)}}`
  const clean = withoutSecrets('getOrder', text)
  expect(clean).toMatch(/^\{"apiKey":true,"map":(?:\{"a":){100}/)
  expect(clean).not.toContain('canary')
})

function orderText(customFieldAnswers: unknown, other: unknown) {
  const order = { customFieldAnswers, metadata: other, items: [{ signature: other }] }
  return JSON.stringify({ data: { order } })
}

const names = fc.oneof(fc.constantFrom(...secretFields, 'customFieldAnswers'), fc.string())
const leaves = [fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.constant(null)]
const jsonText = fc
  .tuple(fc.object({ key: names, values: leaves, maxDepth: 5 }), fc.constantFrom(0, 1, '\t'))
  .map(([value, space]) => JSON.stringify(value, undefined, space))

const timeout = 600_000

test('any JSON in any chunks comes out as it would whole', { timeout }, () => {
  fc.assert(
    fc.property(jsonText, fc.integer({ min: 1, max: 9 }), (given, size) => {
      expect(JSON.parse(passInChunks(createSecretFilter(), given, size))).toEqual(
        expectedOf(JSON.parse(given)),
      )
    }),
    { numRuns: process.env.NIGHTLY ? 100_000 : 500 },
  )
})

test('only JSON passes, and a broken text never reads as a whole one', { timeout }, () => {
  const damage = fc.tuple(
    fc.nat(),
    fc.constantFrom('', ',', '"', '}', ']', '\\', '0', '-', '.', 'e', 't', '\u0001', ' '),
  )
  fc.assert(
    fc.property(
      fc.json(),
      damage,
      fc.integer({ min: 1, max: 9 }),
      (text, [place, letter], size) => {
        const at = place % (text.length + 1)
        const damaged = text.slice(0, at) + letter + text.slice(at + 1)
        const filter = createSecretFilter()
        const passed = passInChunks(filter, damaged, size)
        expect(filter.isWhole()).toBe(isJson(damaged))
        expect(isJson(passed)).toBe(isJson(damaged))
      },
    ),
    { numRuns: process.env.NIGHTLY ? 100_000 : 1_000 },
  )
})

test('an envelope keeps its message and loses its data', () => {
  const text = '{"success":true,"data":{"data":[1,2]},"more":{"data":1},"message":"m"}'
  expect(passInChunks(createEnvelopeFilter(), text, 3)).toBe(
    '{"success":true,"data":true,"more":{"data":1},"message":"m"}',
  )
})

test.each([
  ['all fields', createSecretFilter],
  ['traces', createTraceFilter],
])('what a look for %s calls harmless passes unchanged', { timeout }, (_, createFilter) => {
  const calls = { harmless: 0, others: 0 }
  fc.assert(
    fc.property(fc.oneof(fc.json(), jsonText), (text) => {
      const isHarmless = createFilter().isHarmless(Buffer.from(text))
      calls[isHarmless ? 'harmless' : 'others'] += 1
      if (isHarmless) expect(withoutSecrets('listOrders', text)).toBe(text)
    }),
    { numRuns: process.env.NIGHTLY ? 100_000 : 500 },
  )
  expect(calls.harmless).toBeGreaterThan(50)
  expect(calls.others).toBeGreaterThan(50)
})

test.each([
  ['nested deeper than readers may go', `${'['.repeat(501)}${']'.repeat(501)}`],
  ['with a secret behind a field given twice', '{"a":{"apiKey":"canary"},"a":1}'],
  ['with an escaped name', String.raw`{"\u0061piKey":"canary"}`],
  ['that is no JSON', '{"a":1'],
])('an answer %s is not harmless', (_, text) => {
  expect(createSecretFilter().isHarmless(Buffer.from(text))).toBe(false)
  expect(createTraceFilter().isHarmless(Buffer.from(text))).toBe(false)
})

test.each([
  ['without quotes', '{apiKey: "canary"}'],
  ['in other quotes', "{'apiKey': 'canary'}"],
  ['in escapes of other languages', String.raw`{"\x61piKey": "canary"}`],
  ['behind an escaped backslash', String.raw`{"a":"\\u0061piKey"}`.replace('}', ',}')],
  ['in a text around it', 'apiKey=canary {"a":1}'],
])('a trace %s is looked into, although it is no JSON', (_, text) => {
  expect(createTraceFilter().isHarmless(Buffer.from(text))).toBe(false)
})

test.each([...secretFields])('a trace of %s is looked into, wherever it stands', (name) => {
  for (const text of [`{${name}: "canary"}`, `{"a": the${name}Of}`]) {
    expect(createTraceFilter().isHarmless(Buffer.from(text))).toBe(false)
  }
})

test('a short list without a trace passes as it is', () => {
  const text = String.raw`{"data":[{"note":"a \"quoted\" note\n"}]}`
  expect(createTraceFilter().isHarmless(Buffer.from(text))).toBe(true)
  expect(createTraceFilter().isHarmless(Buffer.from(text.padEnd(64_001)))).toBe(false)
})

function withoutSecrets(_operation: OperationId, text: string) {
  const filter = createSecretFilter()
  const passed = passInChunks(filter, text, text.length || 1)
  return filter.isWhole() ? passed : undefined
}

function passInChunks(filter: JsonFilter, text: string, size: number) {
  const bytes = Buffer.from(text)
  const passed: Uint8Array[] = []
  for (let at = 0; at < bytes.length; at += size) {
    passed.push(Uint8Array.from(filter.write(bytes.subarray(at, at + size))))
  }
  return Buffer.concat(passed).toString()
}

/** The same rules, on a value that was parsed whole. */
function expectedOf(value: unknown, isFree = false): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => expectedOf(item, isFree))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      if (!isFree && secretFields.has(name) && isSet(inner)) return [name, true]
      const isOwn = typeof inner === 'object' && inner !== null && isCustomersOwn(name, inner)
      return [name, expectedOf(inner, isFree || isOwn)]
    }),
  )
}

function isSet(value: unknown) {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return Boolean(value)
}

function isJson(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
