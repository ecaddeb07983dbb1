import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { valuesOf } from './fields.ts'
import { settingsSchema } from './settings-schema.ts'

const base = valuesOf({ name: 'Halden Software', isTicketingEnabled: true })
const problems = (values: object, before = base) =>
  z.safeParse(settingsSchema(before), { ...before, ...values }).error?.issues ?? []

test('settings as they came are valid', () => {
  expect(problems({})).toEqual([])
})

test('a name that the store had may not be emptied', () => {
  expect(problems({ name: '  ' })).toMatchObject([{ path: ['name'], message: 'Required' }])
  expect(problems({ name: '' }, valuesOf({}))).toEqual([])
})

test('a flag is known, or left as it is, or set', () => {
  expect(problems({ enableCartRecovery: 'on' })).toEqual([])
  expect(problems({ enableCartRecovery: 'maybe' })).toHaveLength(1)
})
