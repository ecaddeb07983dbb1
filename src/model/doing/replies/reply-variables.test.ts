import { expect, test } from 'vitest'
import { blanksIn, hiddenKey } from './reply-blanks.ts'
import {
  asTemplate,
  fillReply,
  replyParts,
  replyValues,
  templateWords,
  usesKey,
  variableBegun,
  variableNames,
  variablesIn,
  unfinishedIn,
} from './reply-variables.ts'

const values = replyValues({
  customerName: 'Mara Lindqvist',
  email: 'mara@mail.example',
  order: { id: '9f2c41d8-0000', product: 'Nimbus', status: 'COMPLETED' },
  storeName: 'Halden',
  me: undefined,
})

test('values and defaults are put in', () => {
  const template =
    'Hi {{customer.name|there}}, {{order.product}} ({{order.id}}) is {{order.status}}.'
  expect(fillReply(template, values).text).toBe('Hi Mara, Nimbus (9f2c41d8) is completed.')
  expect(fillReply('Hi {{customer.name|there}}', {}).text).toBe('Hi there')
})

test.each(['{{me}}', '{{ask:Which version?}}', '{{no.such}}', '{{order.date}}'])(
  '%s without a value holds the send',
  (template) => {
    const { text } = fillReply(`A ${template} b`, values)
    expect(blanksIn(text)).toHaveLength(1)
    expect(text).not.toContain('{{')
  },
)

test('the cursor goes where the reply says', () => {
  expect(fillReply('Hi {{customer.name}},\n{{cursor}}\nBye', values)).toEqual({
    text: 'Hi Mara,\n\nBye',
    cursor: 9,
  })
  expect(fillReply('Hi', values).cursor).toBeUndefined()
})

test('does not use an email address as a first name', () => {
  const anonymous = { customerName: 'mara@mail.example', email: '', order: undefined }
  expect(replyValues({ ...anonymous, storeName: '', me: '' })['customer.name']).toBeUndefined()
})

test('detects whether a saved reply needs a key', () => {
  expect([usesKey('x {{key}}'), usesKey('{{key|none}}'), usesKey('{{keys}}')]).toEqual([
    true,
    true,
    false,
  ])
})

test.each([
  ['Hi Mara,\nMara is fine', 'Hi {{customer.name|there}},\nMara is fine'],
  ['Hi Maraike', 'Hi Maraike'],
  ['x\nto MARA@mail.example, 9f2c41d8.', 'x\nto {{customer.email}}, {{order.id}}.'],
  ['x\n9f2c41d8-0000', 'x\n9f2c41d8-0000'],
])('%j, once sent, becomes the template %j', (sent, template) => {
  expect(asTemplate(sent, values)).toBe(template)
})

test('a customer whose address has special characters is left out as well', () => {
  const odd = { 'customer.email': 'a+(b)[c]$^.\\d|{e}@mail.example' }
  expect(asTemplate(`x ${odd['customer.email']} y`, odd)).toBe('x {{customer.email}} y')
})

test('a key that this page inserted is not kept', () => {
  hiddenKey('ABCD-1234-EFGH')
  expect(asTemplate('It is ABCD-1234-EFGH.', {})).toBe('It is {{key}}.')
})

test('tells what was put in from what is still to be filled', () => {
  expect(replyParts('Hi {{customer.name}}, {{order.date}}{{cursor}} {{me|us}}', values)).toEqual([
    { kind: 'text', text: 'Hi ' },
    { kind: 'value', text: 'Mara' },
    { kind: 'text', text: ', ' },
    { kind: 'blank', text: '⟦order date?⟧' },
    { kind: 'cursor', text: '' },
    { kind: 'text', text: ' ' },
    { kind: 'value', text: 'us' },
  ])
})

test('a template reads as words in a list', () => {
  const template = 'Hi {{customer.name|there}}, {{cursor}}{{ask:Which version?}} {{no.such}}'
  expect(templateWords(template)).toBe('Hi [customer name], [Which version?] [no.such]')
})

test('marks each value that a template names, and knows which it cannot fill', () => {
  expect([...variableNames('{{me}}, {{key|none}}, {{me}}')]).toEqual(['me', 'key'])
  expect(variablesIn('{{me}} and {{no.such}}')).toEqual([
    { start: 0, end: 6, isKnown: true },
    { start: 11, end: 22, isKnown: false },
  ])
})

test.each([
  ['Hi {{', { start: 3, typed: '' }],
  ['Hi {{cus', { start: 3, typed: 'cus' }],
  ['Hi {{me}}', undefined],
  ['Hi {{customer.name|th', undefined],
])('%s has begun a value, or not', (text, begun) => {
  expect(variableBegun(text, text.length)).toEqual(begun)
})

test('G7: a question of any length is a blank, and an unfinished value is named', () => {
  const question = 'Which version of the product do you use? '.repeat(20).trim()
  const template = `Hi. {{ask:${question}}}`
  expect(fillReply(template, {}).text).toBe(`Hi. ⟦${question}⟧`)
  expect(unfinishedIn(`${template} {{customer.name|there}}`)).toBeUndefined()
  expect(unfinishedIn('Hi {{ask:Which version?} there')).toBe('{{ask:Which version?} th')
  expect(unfinishedIn('Hi {{ask:Which\nversion?}}')).toBe('{{ask:Which\nversion?}}')
  expect(unfinishedIn('Hi order.id}}')).toBe('}}')
})
