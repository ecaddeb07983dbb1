import { expect, test } from 'vitest'
import { idOf } from './message.ts'
import { findStandard } from './extract.ts'
import { STANDARD, standardTexts } from './standard.ts'

const said = (language: string, message: string) =>
  standardTexts(language).get(idOf(message, STANDARD))

test.each([
  ['de', '{day}. {monthName} {year}', '1.234,56', '{figure}\u00a0%', 'März'],
  ['pt-BR', '{day} de {monthName} de {year}', '1.234,56', '{figure}%', 'mar.'],
  ['pl', '{day} {monthName} {year}', '1 234,56', '{figure}%', 'mar'],
  ['tr', '{day} {monthName} {year}', '1.234,56', '%{figure}', 'Mar'],
  ['ar', '{day} {monthName} {year}', '1,234.56', '{figure}\u200e%\u200e', 'مارس'],
  ['ja', '{year}年{monthName}月{day}日', '1,234.56', '{figure}%', '3'],
])('%s writes dates and figures as Intl does', (language, date, figures, share, march) => {
  expect(said(language, '{day} {monthName} {year}')).toBe(date)
  expect(said(language, '1,234.56')).toBe(figures)
  expect(said(language, '{figure}%')).toBe(share)
  expect(said(language, 'Mar')).toBe(march)
})

test.each([
  ['en', '{date}, {clock}', ', ', '; '],
  ['de', '{date}, {clock}', ', ', '; '],
  ['uk', '{date}, {clock}', ', ', '; '],
  ['tr', '{date} {clock}', ', ', '; '],
  ['ja', '{date} {clock}', '、', '；'],
  ['zh-Hans', '{date} {clock}', '，', '；'],
  ['ar', '{date}، {clock}', '\u2069\u2069، \u2068\u2068', '\u2069\u2069؛ \u2068\u2068'],
])('%s joins a date and its time, and lists', (language, time, comma, semicolon) => {
  expect(said(language, '{date}, {clock}')).toBe(time)
  expect(said(language, ', ')).toBe(comma)
  expect(said(language, '; ')).toBe(semicolon)
})

test('Chinese and Japanese have no space between sentences', () => {
  expect(said('de', ' ')).toBe(' ')
  expect(said('ja', ' ')).toBe('')
  expect(said('zh-Hans', ' ')).toBe('')
  expect(said('de', '.')).toBe('.')
  expect(said('ja', '.')).toBe('。')
})

test('the sign of a figure stays before it from right to left', () => {
  expect(said('de', '{figure}+')).toBe('{figure}+')
  expect(said('ar', '{figure}+')).toBe('\u200E{figure}+\u200E')
  expect(said('de', '+')).toBe('+')
  expect(said('ar', '+')).toBe('\u200e+')
  expect(said('ar', ' +{more}')).toBe(' \u200e+{more}')
  expect(said('ar', '−')).toBe('\u200e−')
})

test.each([
  ['de', 'monday'],
  ['ar', 'saturday'],
  ['ja', 'sunday'],
  ['pt-BR', 'sunday'],
])('a week in %s begins on %s', (language, day) => {
  expect(said(language, 'monday')).toBe(day)
})

test('all that the source leaves to Intl is known', () => {
  const asked = findStandard()
  expect(asked.length).toBeGreaterThan(12)
  expect(asked).toEqual(expect.arrayContaining([', ', '; ', ' +{more}']))
  expect(asked.filter((message) => said('de', message) === undefined)).toEqual([])
})
