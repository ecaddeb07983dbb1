import { expect, test } from 'vitest'
import { findTexts, pageOf, wrongTextReport } from './wrong-text.ts'

const texts = {
  a1: ['Bestellungen'],
  b2: ['{} Bestellung gelesen.', '{} Bestellungen gelesen.'],
  c3: ['{} · {}'],
  d4: ['Alle Bestellungen'],
}

test.each([
  ['Bestellungen', ['a1', 'b2', 'd4']],
  ['  1.284 Bestellungen  gelesen. ', ['b2']],
  ['(nichts', []],
  ['', []],
])('%j is found as %j', (written, ids) => {
  expect(findTexts(texts, written)).toEqual(ids)
})

test('a report has language, id, text and page, and no id of a record', () => {
  const page = pageOf('/stores/9f2c41d8-0000-4000-8000-000000000001/orders?email=mara%40x')
  const report = { language: 'de', version: 'v1', page, text: 'Bestelungen', ids: ['a1'] }
  expect(wrongTextReport(report, 'Bestellungen').split('\n')).toEqual([
    'Language: de',
    'Message: a1',
    'Text: Bestelungen',
    'Better: Bestellungen',
    'Page: /stores/…/orders',
    'Version: v1',
  ])
})
