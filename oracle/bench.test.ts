import { expect, test } from 'vitest'
import { statedBy } from './lookout.testing.ts'
import { order, world } from './named-worlds.testing.ts'

/* Readers ask again what a connection lost, in simulated time: a fault taken for that never ends. */
test.each(['overview', 'sums', 'attention', 'file'])(
  'what is wrong with the world itself ends the look at it: %s',
  async (look) => {
    const faulty = order(1)
    Object.defineProperty(faulty, 'toJSON', {
      value: () => {
        throw new Error('this order cannot be written')
      },
    })
    await expect(statedBy(look, world({ orders: [faulty] }))).rejects.toThrow('cannot be written')
    await expect(statedBy(look, world({ orders: [order(1)] }))).resolves.not.toEqual([])
  },
)
