import { afterEach, expect, test, vi } from 'vitest'
import { resetPreferences, setPreference } from '#base/storage/preferences.ts'
import { fileDay } from './file-day.ts'

afterEach(() => {
  vi.useRealTimers()
  resetPreferences()
})

test('a file just after midnight has the day of the chosen zone in its name', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T23:13:00Z') })
  setPreference('timeZone', 'Europe/Berlin')
  expect(fileDay()).toBe('2026-11-28')
  setPreference('timeZone', 'America/New_York')
  expect(fileDay()).toBe('2026-11-27')
})
