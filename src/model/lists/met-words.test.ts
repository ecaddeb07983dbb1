import { expect, it } from 'vitest'
import { asMet } from './met-words.ts'

const met = { status: ['AWAITING_KYC', 'COMPLETED', 'Odd One'], gateway: ['CARDLANE'] }

it('takes words as they are displayed for the values that the platform spells', () => {
  const given = { status: 'Awaiting KYC', gateway: 'cardlane', email: 'Completed', page: 2 }
  expect(asMet(met, given)).toEqual({ ...given, status: 'AWAITING_KYC', gateway: 'CARDLANE' })
})

it('leaves alone what the platform spells so, and what was never met', () => {
  expect(asMet(met, { status: 'Odd One' })).toBeUndefined()
  expect(asMet(met, { status: 'Unheard of', gateway: undefined })).toBeUndefined()
  expect(asMet({ status: [] }, { status: 'Completed' })).toBeUndefined()
})
