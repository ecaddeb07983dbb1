import { expect, test } from 'vitest'
import { compareNames, dateFormat, displayNames, listText } from './formats.ts'

const day = Date.UTC(2026, 10, 3)

test('an English page writes dates, names and lists as before', () => {
  const format = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  expect(format.format(day)).toBe(
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(day),
  )
  expect(displayNames('region').of('DE')).toBe('Germany')
  expect(displayNames('currency').of('EUR')).toBe('Euro')
  expect(displayNames('region').of('QX')).toBeUndefined()
  expect(listText(['orders', 'reviews', 'tickets'])).toBe('orders, reviews, and tickets')
  expect(['Zoe', 'ärger', 'adam'].toSorted(compareNames)).toEqual(['adam', 'ärger', 'Zoe'])
})

test('a formatter is made once', () => {
  expect(dateFormat({ month: 'long', timeZone: 'UTC' })).toBe(
    dateFormat({ month: 'long', timeZone: 'UTC' }),
  )
  expect(dateFormat({ month: 'short', timeZone: 'UTC' })).not.toBe(
    dateFormat({ month: 'long', timeZone: 'UTC' }),
  )
})
