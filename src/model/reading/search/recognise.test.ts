import { expect, test } from 'vitest'
import { isSlug, recognise } from './recognise.ts'

const OTHER = '11111111-2222-4333-8444-555555555555'
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
  [`https://counter.example/stores/${OTHER}/tickets/${ID}`, { kind: 'id', id: ID, noun: 'ticket' }],
  ['pi_3PqXw2LkdIwHu7ix0Xk9a1bC', { kind: 'payment', text: 'pi_3PqXw2LkdIwHu7ix0Xk9a1bC' }],
  ['Charge ch_1NirD82eZvKYlo2CIvbtLWuY failed.', { kind: 'payment' }],
  ['{"txn":"txn_4f8g2k9q0w7e5r1t3y6u"}', { kind: 'payment' }],
  ['L2HE-FN2B-EDMS-MBA4', { kind: 'key', text: 'L2HE-FN2B-EDMS-MBA4' }],
  ['My key l2he-fn2b-edms-mba4 is refused.', { kind: 'key', text: 'l2he-fn2b-edms-mba4' }],
  ['SPRING-SALE-2026', { kind: 'text' }],
  ['data-pack-2026-auto', { kind: 'text' }],
  ['4111-1111-1111-1111', { kind: 'text' }],
  ['SUMMER24', { kind: 'text', text: 'SUMMER24' }],
  // F7: what is pasted from a mail, a log or a sentence.
  ['ann@x.org.', { kind: 'email', email: 'ann@x.org' }],
  ['mailto:Ann@x.org?subject=Key/lost', { kind: 'email', email: 'ann@x.org' }],
  ['"Ann Example" <ann@x.org>', { kind: 'email', email: 'ann@x.org' }],
  ['Ann wrote from ann@x.org, twice', { kind: 'email', email: 'ann@x.org' }],
  ['{"email":"ann@x.org","total":12.5}', { kind: 'email', email: 'ann@x.org' }],
  ['https://shop.halden.software/orders?email=ann%40x.org', { kind: 'email', email: 'ann@x.org' }],
  [`{"orderId":"${ID}"}`, { kind: 'id', id: ID }],
  [`{"storeId":"${OTHER}","customer":{"id":"${ID}"}}`, { kind: 'id', id: ID }],
  [`{"orderId":"${ID}","productId":"${OTHER}"}`, { kind: 'id', id: ID }],
  [`Please look at ${ID.toUpperCase()}.`, { kind: 'id', id: ID }],
  [`https://counter.example/stores/${OTHER}/orders?order=${ID}`, { kind: 'id', id: ID }],
  ['order 237148b7', { kind: 'short-id', text: '237148b7' }],
  ['Order ID: #237148B7, not delivered', { kind: 'short-id', text: '237148b7' }],
  ['237148b7.', { kind: 'short-id', text: '237148b7' }],
  ['cus_Q1w2E3r4T5y6U7', { kind: 'processor-id', text: 'cus_Q1w2E3r4T5y6U7' }],
  ['customer cus_Q1w2E3r4T5y6U7 in the other panel', { kind: 'processor-id' }],
  ['184.237.64.102.', { kind: 'ip', address: '184.237.64.102' }],
  ['blocked 184.237.64.102 yesterday', { kind: 'ip', address: '184.237.64.102' }],
  ['[2001:DB8:0:0:0:0:0:1]', { kind: 'ip', address: '2001:db8:0:0:0:0:0:1' }],
  ['::1', { kind: 'ip', address: '::1' }],
  ['12:30:45', { kind: 'text', text: '12:30:45' }],
  ['version 1.2.3.4.5', { kind: 'text', text: 'version 1.2.3.4.5' }],
  ['order facade', { kind: 'text', text: 'order facade' }],
  ['[beta] pack', { kind: 'text', text: '[beta] pack' }],
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
