import { expect, it } from 'vitest'
import { itemOf, storedItems, unknownNames } from './stored-items.ts'

it('every described item stands for something stored', () => {
  expect(Object.keys(storedItems).toSorted()).toEqual(
    [...new Set(Object.values(itemOf))].toSorted(),
  )
})

it('finds the stored names that Counter does not use', () => {
  const own = [
    'counter.owner',
    'counter.open-write.5',
    'counter-drafts',
    'tsr-scroll-restoration-v1_3',
  ]
  expect(unknownNames([...own, 'an-extension', 'counter.owner2'])).toEqual([
    'an-extension',
    'counter.owner2',
  ])
})
