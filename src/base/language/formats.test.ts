import { expect, test, vi } from 'vitest'
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

test.each([
  ['de', ['Zebra', 'Äpfel', 'apfel'], ['apfel', 'Äpfel', 'Zebra']],
  ['sv', ['Öl', 'Ål', 'Zebra', 'Äpple', 'olja'], ['olja', 'Zebra', 'Ål', 'Äpple', 'Öl']],
  ['tr', ['İzmir', 'Jale', 'Isparta', 'ılık'], ['ılık', 'Isparta', 'İzmir', 'Jale']],
  ['cs', ['Šála', 'Tác', 'Chata', 'Hora', 'Sad'], ['Hora', 'Chata', 'Sad', 'Šála', 'Tác']],
])('names stand as in a dictionary of the page: %s', async (lang, names, sorted) => {
  vi.stubGlobal('document', { documentElement: { lang } })
  vi.resetModules()
  const { Collator } = Intl
  const collator = vi.spyOn(Intl, 'Collator').mockImplementation(function make(tag) {
    return new Collator(tag)
  })
  const formats = await import('./formats.ts')
  expect(collator, 'made only when names are sorted').not.toHaveBeenCalled()
  expect(names.toSorted(formats.compareShown)).toEqual(sorted)
  expect([3, undefined, 1].toSorted(formats.compareShown)).toEqual([1, 3, undefined])
  expect(collator).toHaveBeenCalledOnce()
  collator.mockRestore()
  vi.unstubAllGlobals()
})
