import { describe, expect, test } from 'vitest'
import {
  changedElsewhere,
  changedFields,
  compareSettings,
  deviations,
  enteredValues,
  fingerprintOf,
  wasSaved,
} from './changes.ts'
import { type KnownSettings, type StoreValues, readableSettings, valuesOf } from './fields.ts'

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

describe('what the form starts with', () => {
  test('three fields are not known, and nothing is made up for them', () => {
    expect(base).toMatchObject({
      showPublicStats: 'leave',
      showRecentOrderToasts: 'leave',
      enableCartRecovery: 'leave',
    })
  })

  test('a readable flag that did not come is not known either', () => {
    expect(valuesOf({ ...known, isTicketingEnabled: undefined }).isTicketingEnabled).toBe('leave')
  })

  test('what an answer tells of the three does not become a choice', () => {
    expect(valuesOf(readableSettings({ ...known, showPublicStats: true })).showPublicStats).toBe(
      'leave',
    )
  })
})

test('changes are those fields that differ, back and forth', () => {
  expect(changedFields(base, base)).toEqual([])
  expect(changedFields(base, edited({ name: 'Halden Studio', enableCartRecovery: 'off' }))).toEqual(
    ['name', 'enableCartRecovery'],
  )
})

describe('what was typed', () => {
  test('is a currency code without the blanks around it', () => {
    expect(enteredValues(base, { currencyCode: ' USD ' })).toEqual(edited({ currencyCode: 'USD' }))
    expect(changedFields(base, enteredValues(base, { currencyCode: 'EUR ' }))).toEqual([])
    expect(enteredValues(base, { currencyCode: '  ' }).currencyCode).toBe('')
  })

  test('is kept with its blanks elsewhere, and where the service has them', () => {
    expect(enteredValues(base, { name: ' Halden ' }).name).toBe(' Halden ')
    const odd = edited({ currencyCode: 'EUR ' })
    expect(changedFields(odd, enteredValues(odd, { name: 'New' }))).toEqual(['name'])
  })
})

describe('the body', () => {
  test('holds all eleven that can be read and none of the three that were left', () => {
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

  test('leaves out what is not known and was not touched', () => {
    const unknown = { name: 'Halden' }
    const { body } = compareSettings(valuesOf(unknown), unknown, {
      ...valuesOf(unknown),
      description: 'Typed',
      isTicketingEnabled: 'on',
    })
    expect(body).toEqual({ name: 'Halden', description: 'Typed', isTicketingEnabled: true })
  })
})

describe('three ways', () => {
  test('what only the other changed is kept', () => {
    const theirs = { ...known, description: 'Theirs', isTicketingEnabled: false }
    expect(changedElsewhere(base, theirs)).toEqual(['description', 'isTicketingEnabled'])
    const { body, conflicts } = compareSettings(base, theirs, edited({ name: 'Mine' }))
    expect(conflicts).toEqual([])
    expect(body).toMatchObject({ name: 'Mine', description: 'Theirs', isTicketingEnabled: false })
  })

  test('what both changed to the same is no conflict', () => {
    const theirs = { ...known, name: 'Same' }
    const { body, conflicts } = compareSettings(base, theirs, edited({ name: 'Same' }))
    expect(conflicts).toEqual([])
    expect(body.name).toBe('Same')
  })

  test('what both changed differently is a conflict', () => {
    const theirs = { ...known, name: 'Theirs' }
    expect(compareSettings(base, theirs, edited({ name: 'Mine' })).conflicts).toEqual(['name'])
  })

  test('a conflict is over once the form starts from what the other set', () => {
    const theirs = { ...known, name: 'Theirs' }
    const mine = edited({ name: 'Mine' })
    expect(compareSettings({ ...base, name: 'Theirs' }, theirs, mine)).toMatchObject({
      conflicts: [],
      body: { name: 'Mine' },
    })
  })

  test('a field that is missing from a reading was not changed by anybody', () => {
    expect(changedElsewhere(base, { ...known, description: undefined })).toEqual([])
  })
})

describe('the answer', () => {
  test('is held against what was sent', () => {
    expect(deviations({ name: ' Halden ' }, { name: 'Halden' })).toEqual([
      { field: 'name', meant: ' Halden ', found: 'Halden', wasSent: true },
    ])
    expect(deviations({ description: '', isTicketingEnabled: false }, {})).toEqual([])
    expect(deviations({ name: 'Halden' }, { name: undefined })).toEqual([])
  })

  test('tells of a field that was left out and changed all the same', () => {
    const answer = { ...known, showPublicStats: false }
    expect(deviations(known, answer, { showPublicStats: true })).toEqual([
      { field: 'showPublicStats', meant: true, found: false, wasSent: false },
    ])
    expect(deviations(known, answer)).toEqual([])
  })
})

describe('a reading after a save whose outcome is not known', () => {
  test('proves what can be read', () => {
    const sent = { ...known, name: 'New', showPublicStats: true }
    expect(wasSaved(fingerprintOf(sent, known), { ...known, name: 'New' })).toBe('yes')
    expect(wasSaved(fingerprintOf(sent, known), known)).toBe('no')
  })

  test('does not mind what somebody else has changed since', () => {
    const sent = { ...known, name: 'New' }
    const now = { ...known, name: 'New', description: 'Theirs' }
    expect(wasSaved(fingerprintOf(sent, known), now)).toBe('yes')
  })

  test('proves nothing when only unreadable fields were to change', () => {
    expect(wasSaved(fingerprintOf({ ...known, showPublicStats: true }, known), known)).toBe(
      'unknowable',
    )
    expect(
      wasSaved(fingerprintOf({ ...known, name: 'New' }, known), { ...known, name: undefined }),
    ).toBe('unknowable')
  })
})
