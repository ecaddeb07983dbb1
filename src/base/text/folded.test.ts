import { expect, it } from 'vitest'
import { folded } from './folded.ts'

it.each([
  ['İade et', 'iade et'],
  ['IŞIK', 'ışık'],
  ['Résumé', 'resume'],
  ['Zażółć', 'ZAZOŁC'],
  ['Щоденник', 'щоденник'],
  ['ガイド', 'カイト'],
])('%s and %s are found by each other', (one, other) => {
  expect(folded(one)).toBe(folded(other))
})

it('letters that differ stay different', () => {
  expect(folded('refund')).not.toBe(folded('refunt'))
})
