import { describe, expect, test } from 'vitest'
import { compareCountries, countryCodeOf, countryName } from './country.ts'
import { answersOf, rawOrder } from './answers.ts'
import { orderDetailFixture, orderFixture } from './order-fixture.testing.ts'
import { browserText } from './user-agent.ts'

describe('checkout answers', () => {
  const customFields = [
    { id: 'field-1', identifier: 'machine_id', label: 'Machine ID' },
    {
      id: 'field-2',
      identifier: 'edition',
      label: 'Edition',
      options: [
        { id: 'o1', label: 'Desktop', value: 'desktop' },
        { id: 'o2', label: 'Three', value: '3' },
      ],
    },
  ]
  const answers = (customFieldAnswers: Record<string, unknown>) =>
    answersOf(
      orderFixture({
        customFieldAnswers,
        deliveredItems: [{ id: 'd1' }, { id: 'd2', variant: { id: 'v', customFields } }],
      }),
    ).map(({ label, value }) => [label, value])

  test('carry the label of their field, found by identifier or id', () => {
    expect(answers({ machine_id: 'WS-2291-HX', 'field-2': 'desktop' })).toEqual([
      ['Machine ID', 'WS-2291-HX'],
      ['Edition', 'Desktop'],
    ])
  })

  test('name every choice of several', () => {
    expect(answers({ edition: ['desktop', 'server'] })).toEqual([['Edition', 'Desktop, server']])
  })

  test('keep their key if no field matches', () => {
    expect(answers({ newsletter: false, basket: { age: 3 }, nothing: null })).toEqual([
      ['newsletter', 'No'],
      ['basket', '{"age":3}'],
      ['nothing', ''],
    ])
  })
})

describe('countries', () => {
  test.each([
    ['SE', 'SE'],
    ['se', 'SE'],
    ['Sweden', 'SE'],
    ['  sweden ', 'SE'],
    ['United States of America', 'US'],
    ['Türkiye', 'TR'],
    ['Turkiye', 'TR'],
    ['Czech Republic', 'CZ'],
    ['UK', 'GB'],
    ['Hong Kong', 'HK'],
    ['Côte d’Ivoire', 'CI'],
    ['EU', undefined],
    ['ZZ', undefined],
    ['Atlantis', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is %s', (text, code) => {
    expect(countryCodeOf(text)).toBe(code)
  })

  test('are named, or stay as given if unknown', () => {
    expect(countryName('NL')).toBe('Netherlands')
    expect(countryName('Atlantis')).toBe('Atlantis')
    expect(countryName('')).toBeUndefined()
  })

  test('are compared only if both are known', () => {
    expect(compareCountries('Sweden', 'SE')).toBe('same')
    expect(compareCountries('Sweden', 'NL')).toBe('different')
    expect(compareCountries('Atlantis', 'NL')).toBe('cannot-compare')
    expect(compareCountries(undefined, 'NL')).toBe('cannot-compare')
  })
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox 145, Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome 142, Linux',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge 142, Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari 18, macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari 18, iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome 142, Android',
  ],
  ['curl/8.4.0', 'curl/8.4.0'],
])('%s', (userAgent, expected) => {
  expect(browserText(userAgent)).toBe(expected)
})

test('the raw record contains neither delivered texts nor tokens of addresses', () => {
  const raw = rawOrder(
    orderDetailFixture({
      returnUrl: 'https://shop.example/thanks?token=canary#part',
      deliveredItems: [{ id: 'd', textContent: 'NMB3-AAAA-BBBB-7Q4F' }],
      gatewayMetadata: { id: 'g', clientSecret: 'canary-secret' },
    }),
  )
  expect(raw).not.toMatch(/canary|AAAA/)
  expect(JSON.parse(raw)).toMatchObject({
    order: {
      returnUrl: 'https://shop.example/thanks',
      deliveredItems: [{ textContent: '••••-••••-••••-7Q4F' }],
      gatewayMetadata: { clientSecret: true },
    },
  })
})
