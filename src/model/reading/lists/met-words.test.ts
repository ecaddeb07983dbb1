import { expect, it } from 'vitest'
import { asMet } from './met-words.ts'

const met = { status: ['AWAITING_KYC', 'COMPLETED', 'Odd One'], gateway: ['CARDLANE'] }

it('replaces words as they are displayed by the values as the platform spells them', () => {
  const given = { status: 'Awaiting KYC', gateway: 'cardlane', email: 'Completed', page: 2 }
  expect(asMet(met, given)).toEqual({ ...given, status: 'AWAITING_KYC', gateway: 'CARDLANE' })
})

it('keeps values spelled like the platform’s, and values that were never seen', () => {
  expect(asMet(met, { status: 'Odd One' })).toBeUndefined()
  expect(asMet(met, { status: 'Unheard of', gateway: undefined })).toBeUndefined()
  expect(asMet({ status: [] }, { status: 'Completed' })).toBeUndefined()
})
