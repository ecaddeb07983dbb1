import { expect, test } from 'vitest'
import { isSlug, recognise } from './recognise.ts'

const ID = '9f2c41d8-6b0e-4c5a-8f00-000000000001'

test.each([
  ['  ', { kind: 'nothing' }],
  ['> pri', { kind: 'actions', text: 'pri' }],
  [ID.toUpperCase(), { kind: 'id', id: ID }],
  [`"${ID}",`, { kind: 'id', id: ID }],
  ['D.Harcourt@mailbox.co.uk', { kind: 'email', email: 'd.harcourt@mailbox.co.uk' }],
  ['<mara@fjordmail.se>', { kind: 'email', email: 'mara@fjordmail.se' }],
  ['185.213.154.61', { kind: 'ip', address: '185.213.154.61' }],
  ['2001:db8::1', { kind: 'ip', address: '2001:db8::1' }],
  ['300.1.2.3', { kind: 'text', text: '300.1.2.3' }],
  ['9f2c41d8', { kind: 'short-id', text: '9f2c41d8' }],
  ['#9f2c41d8…', { kind: 'short-id', text: '9f2c41d8' }],
  ['facade', { kind: 'text', text: 'facade' }],
  ['AUTUMN10', { kind: 'text', text: 'AUTUMN10' }],
  [
    'https://shop.halden.software/product/aurora-ui-kit?x=1',
    { kind: 'address', slug: 'aurora-ui-kit' },
  ],
  ['shop.halden.software/p/aurora-ui-kit/', { kind: 'address', slug: 'aurora-ui-kit' }],
  [`https://counter.example/stores/${ID}/orders/${ID}`, { kind: 'id', id: ID, noun: 'order' }],
  [`https://counter.example/webhooks/${ID}/logs`, { kind: 'id', id: ID, noun: 'webhook' }],
  ['Nimbus Security', { kind: 'text', text: 'Nimbus Security' }],
])('%j is recognised', (text, expected) => {
  expect(recognise(text)).toEqual(expect.objectContaining(expected))
})

test('words joined by hyphens may be a slug, which the platform looks up', () => {
  expect(['aurora-ui-kit', 'aurora', 'aurora ui-kit', '-'].map(isSlug)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
