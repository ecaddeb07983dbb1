import { describe, expect, test } from 'vitest'
import {
  changedElsewhere,
  changedFields,
  compareSettings,
  deviations,
  enteredValues,
  fingerprintOf,
  wasSaved,
} from './settings-changes.ts'
import {
  type KnownSettings,
  type StoreValues,
  readableSettings,
  valuesOf,
} from '#model/records/store/fields.ts'

const known: KnownSettings = {
  name: 'Halden',
  description: 'Tools',
  currencyCode: 'EUR',
  termsOfServiceUrl: 'https://halden.example/terms',
  refundPolicyUrl: '',
  privacyPolicyUrl: '',
  externalSupportUrl: '',
  externalSupportDescription: '',
  prependProductNameToReceipt: true,
  isAutomaticReviewsEnabled: false,
  isTicketingEnabled: true,
}
const base = valuesOf(known)
const edited = (changes: Partial<StoreValues>): StoreValues => ({ ...base, ...changes })

describe('initial values', () => {
  test('leave the three unreadable fields open', () => {
    expect(base).toMatchObject({
      showPublicStats: 'leave',
      showRecentOrderToasts: 'leave',
      enableCartRecovery: 'leave',
    })
  })

  test('leave a missing readable flag open', () => {
    expect(valuesOf({ ...known, isTicketingEnabled: undefined }).isTicketingEnabled).toBe('leave')
  })

  test('do not take the unreadable fields from an answer', () => {
    expect(valuesOf(readableSettings({ ...known, showPublicStats: true })).showPublicStats).toBe(
      'leave',
    )
  })
})

test('changed fields are those that differ, and undoing removes them', () => {
  expect(changedFields(base, base)).toEqual([])
  expect(changedFields(base, edited({ name: 'Halden Studio', enableCartRecovery: 'off' }))).toEqual(
    ['name', 'enableCartRecovery'],
  )
})

describe('entered values', () => {
  test('trim a currency code', () => {
    expect(enteredValues(base, { currencyCode: ' USD ' })).toEqual(edited({ currencyCode: 'USD' }))
    expect(changedFields(base, enteredValues(base, { currencyCode: 'EUR ' }))).toEqual([])
    expect(enteredValues(base, { currencyCode: '  ' }).currencyCode).toBe('')
  })

  test('keep blanks in other fields, and those that the service has', () => {
    expect(enteredValues(base, { name: ' Halden ' }).name).toBe(' Halden ')
    const odd = edited({ currencyCode: 'EUR ' })
    expect(changedFields(odd, enteredValues(odd, { name: 'New' }))).toEqual(['name'])
  })
})

describe('the request body', () => {
  test('holds the eleven readable fields and omits the three left open', () => {
    const { body, conflicts } = compareSettings(base, known, edited({ name: 'New' }))
    expect(conflicts).toEqual([])
    expect(body).toEqual({ ...known, name: 'New' })
  })

  test('keeps false and empty texts', () => {
    const mine = edited({ description: '', isTicketingEnabled: false, showPublicStats: 'off' })
    expect(compareSettings(base, known, mine).body).toMatchObject({
      description: '',
      isTicketingEnabled: false,
      showPublicStats: false,
    })
  })

  test('omits unknown fields that were not changed', () => {
    const unknown = { name: 'Halden' }
    const { body } = compareSettings(valuesOf(unknown), unknown, {
      ...valuesOf(unknown),
      description: 'Typed',
      isTicketingEnabled: 'on',
    })
    expect(body).toEqual({ name: 'Halden', description: 'Typed', isTicketingEnabled: true })
  })
})

describe('three-way comparison', () => {
  test('keeps what only the service changed', () => {
    const theirs = { ...known, description: 'Theirs', isTicketingEnabled: false }
    expect(changedElsewhere(base, theirs)).toEqual(['description', 'isTicketingEnabled'])
    const { body, conflicts } = compareSettings(base, theirs, edited({ name: 'Mine' }))
    expect(conflicts).toEqual([])
    expect(body).toMatchObject({ name: 'Mine', description: 'Theirs', isTicketingEnabled: false })
  })

  test('equal changes on both sides do not conflict', () => {
    const theirs = { ...known, name: 'Same' }
    const { body, conflicts } = compareSettings(base, theirs, edited({ name: 'Same' }))
    expect(conflicts).toEqual([])
    expect(body.name).toBe('Same')
  })

  test('different changes on both sides conflict', () => {
    const theirs = { ...known, name: 'Theirs' }
    expect(compareSettings(base, theirs, edited({ name: 'Mine' })).conflicts).toEqual(['name'])
  })

  test('a conflict ends once the form is rebased on the service’s value', () => {
    const theirs = { ...known, name: 'Theirs' }
    const mine = edited({ name: 'Mine' })
    expect(compareSettings({ ...base, name: 'Theirs' }, theirs, mine)).toMatchObject({
      conflicts: [],
      body: { name: 'Mine' },
    })
  })

  test('a field missing from a read does not count as changed', () => {
    expect(changedElsewhere(base, { ...known, description: undefined })).toEqual([])
  })
})

describe('the answer', () => {
  test('is compared with what was sent', () => {
    expect(deviations({ name: ' Halden ' }, { name: 'Halden' })).toEqual([
      { field: 'name', meant: ' Halden ', found: 'Halden', wasSent: true },
    ])
    expect(deviations({ description: '', isTicketingEnabled: false }, {})).toEqual([])
    expect(deviations({ name: 'Halden' }, { name: undefined })).toEqual([])
  })

  test('reveals a field that changed although it was not sent', () => {
    const answer = { ...known, showPublicStats: false }
    expect(deviations(known, answer, { showPublicStats: true })).toEqual([
      { field: 'showPublicStats', meant: true, found: false, wasSent: false },
    ])
    expect(deviations(known, answer)).toEqual([])
  })
})

describe('a read after a save with unknown outcome', () => {
  test('proves the readable fields', () => {
    const sent = { ...known, name: 'New', showPublicStats: true }
    expect(wasSaved(fingerprintOf(sent, known), { ...known, name: 'New' })).toBe('yes')
    expect(wasSaved(fingerprintOf(sent, known), known)).toBe('no')
  })

  test('ignores later changes by somebody else', () => {
    const sent = { ...known, name: 'New' }
    const now = { ...known, name: 'New', description: 'Theirs' }
    expect(wasSaved(fingerprintOf(sent, known), now)).toBe('yes')
  })

  test('proves nothing if only unreadable fields changed', () => {
    expect(wasSaved(fingerprintOf({ ...known, showPublicStats: true }, known), known)).toBe(
      'unknowable',
    )
    expect(
      wasSaved(fingerprintOf({ ...known, name: 'New' }, known), { ...known, name: undefined }),
    ).toBe('unknowable')
  })
})
