import { expect, test } from 'vitest'
import { secretFields } from '#api/operations.ts'
import { withoutSecrets } from './secrets.ts'

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

test('a duplicate name hides no secret', () => {
  expect(withoutSecrets('getUser', '{"apiKey":"canary-1","apiKey":"canary-2"}')).toBe(
    '{"apiKey":true}',
  )
})

test('the updated store loses its builder projects', () => {
  const text = '{"data":{"name":"Fonts","builderProjects":[{"id":"1"}],"webhookSecret":"canary"}}'
  expect(withoutSecrets('updateStore', text)).toBe('{"data":{"name":"Fonts","webhookSecret":true}}')
})

test('text that is not JSON is dropped', () => {
  for (const text of ['', '<html>', '{"a":', '{"apiKey":"canary"']) {
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
