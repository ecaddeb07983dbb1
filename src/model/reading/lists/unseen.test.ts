import { expect, it } from 'vitest'
import { couponsList, ordersList } from './lists.ts'
import { unseenParts } from './notices.ts'

const met = { status: ['awaiting_kyc', 'completed'], gateway: ['Cardlane'] }

it('names a status and a gateway that no order here ever had', () => {
  expect(unseenParts(ordersList, { status: 'Unheard of', gateway: 'X'.repeat(50) }, met)).toEqual([
    'No order read here has “Unheard of”. Check the spelling.',
    `No order read here has “${'X'.repeat(40)}”. Check the spelling.`,
  ])
})

it('says how the platform spells what was typed in another way', () => {
  expect(unseenParts(ordersList, { status: 'AWAITING KYC' }, met)).toEqual([
    'Status: what was seen in this browser has “awaiting_kyc”, not “AWAITING KYC”.',
  ])
})

it('is silent about values that were seen, about free texts, and before any order was read', () => {
  expect(unseenParts(ordersList, { gateway: 'Cardlane' }, { gateway: [] })).toEqual([])
  expect(unseenParts(ordersList, { status: 'completed', email: 'nobody@' }, met)).toEqual([])
  expect(unseenParts(couponsList, { q: 'Unheard of' }, met)).toEqual([])
})
