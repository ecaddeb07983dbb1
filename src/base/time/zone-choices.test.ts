import { expect, test } from 'vitest'
import { preferences } from '#base/storage/preferences.ts'
import { zoneChoices } from './zone-choices.ts'

const now = Date.parse('2026-11-22T13:32:00Z')
const choices = (timeZone: string, businessZone = '') =>
  zoneChoices({ ...preferences(), timeZone, businessZone }, now).map(({ value, clock }) => [
    value,
    clock,
  ])

test('offers the browser’s zone, UTC and the chosen zone, which stays after a switch', () => {
  expect(choices('Asia/Tokyo').slice(1)).toEqual([
    ['UTC', '13:32'],
    ['Asia/Tokyo', '22:32'],
  ])
  expect(choices('UTC', 'America/New_York').slice(1)).toEqual([
    ['UTC', '13:32'],
    ['America/New_York', '08:32'],
  ])
  expect(choices('browser')).toHaveLength(2)
})
