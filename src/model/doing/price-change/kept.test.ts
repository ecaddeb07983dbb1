import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Variant } from '#api/schemas/products.ts'
import { begun, forgotten, remembered, tickedOff } from './kept.ts'

test('a variant’s place is taken once, in whatever case its ID comes', () => {
  const created = z.parse(Variant, { id: 'new', name: 'One', cost: 9 })
  const changes = begun('aB', created, 1)(begun('Ab', created, 2)([]))
  expect(changes).toMatchObject([{ oldId: 'Ab', at: 2 }])
  const old = Variant.parse({ id: 'AB', cost: 4 })
  expect(remembered(old)(changes)).toMatchObject([{ from: 4, old: { id: 'AB' } }])
  expect(tickedOff('AB', 'stock', true)(changes)).toMatchObject([{ ticked: ['stock'] }])
  expect(forgotten('AB')(changes)).toEqual([])
})
