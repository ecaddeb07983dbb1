import { expect, test } from 'vitest'
import { chooseLanguage, sayIn } from './page-language.ts'

const languages = ['de', 'pt-BR', 'zh', 'ar']

test.each([
  // What the browser accepts.
  [undefined, undefined, 'en'],
  [undefined, '', 'en'],
  [undefined, 'de', 'de'],
  [undefined, 'DE', 'de'],
  [undefined, 'de-AT', 'de'],
  [undefined, 'de-AT,de;q=0.9,en;q=0.8', 'de'],
  [undefined, 'zh-Hans-CN', 'zh'],
  [undefined, 'zh', 'zh'],
  [undefined, 'zh-CN', 'zh'],
  [undefined, 'zh-SG', 'zh'],
  [undefined, 'zh-TW', 'en'],
  [undefined, 'zh-Hant-HK,de;q=0.5', 'de'],
  [undefined, 'zh-HK,zh;q=0.9', 'zh'],
  [undefined, 'pt-BR', 'pt-BR'],
  [undefined, 'pt', 'pt-BR'],
  [undefined, 'pt-PT', 'pt-BR'],
  [undefined, 'en-GB,de;q=0.9', 'en'],
  [undefined, 'fr,de;q=0.5,ar;q=0.7', 'ar'],
  [undefined, 'en;q=0.2, de;q=0.9', 'de'],
  [undefined, 'fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'en'],
  [undefined, 'fr', 'en'],
  [undefined, 'd', 'en'],
  [undefined, '*', 'en'],
  [undefined, '*, de;q=0.1', 'de'],
  [undefined, 'de;q=0', 'en'],
  [undefined, 'de;q=0.000, ar', 'ar'],
  // What no browser sends.
  [undefined, ';;;,,,=;q', 'en'],
  [undefined, ';q=1, de', 'de'],
  [undefined, '../de, de/../../x', 'en'],
  [undefined, '-', 'en'],
  [undefined, '__proto__, constructor', 'en'],
  [undefined, 'de;q="0.5', 'de'],
  [undefined, `${'x,'.repeat(8_000)}de`, 'en'],
  [undefined, `de${'-x'.repeat(8_000)}`, 'de'],
  // What was chosen in Preferences.
  ['de', 'ar', 'de'],
  ['en', 'de', 'en'],
  ['pt-BR', 'en', 'pt-BR'],
  ['fr', 'de', 'de'],
  ['', 'de', 'de'],
  ['DE', 'ar', 'ar'],
  ['../../etc', undefined, 'en'],
  ['x'.repeat(8_000), 'de', 'de'],
])('cookie %j and Accept-Language %j choose %s', (chosen, accepted, language) => {
  expect(chooseLanguage(chosen, accepted, languages)).toBe(language)
})

test('a sentence with a value keeps it, and an unknown one stays as it is', () => {
  const words = { 'Status {status} and no more': '{status} ist der Status' }
  expect(sayIn(words)('Status 500 and no more', { status: 500 })).toBe('500 ist der Status')
  expect(sayIn(words)('Status 500 and more', { status: 500 })).toBe('Status 500 and more')
  expect(sayIn(words)('toString')).toBe('toString')
  expect(sayIn()('Not found')).toBe('Not found')
})
