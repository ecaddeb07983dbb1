import { expect, test } from 'vitest'
import { Customer, CustomerSearchItem } from '#api/schemas/customers.ts'
import { isSameAddress, readSameAddress, uncheckedText } from './same-address.ts'

const found = (count: number) =>
  Array.from({ length: count }, (_, index) => CustomerSearchItem.parse({ id: `c${index}` }))

const isOther = ({ id }: CustomerSearchItem) => id !== 'c0'

/** A platform whose filter finds customers by a part of their address. */
function platform(addresses: (string | undefined | Error)[], hasMore = false) {
  const waits: number[] = []
  const reads = {
    search: () =>
      Promise.resolve({ items: found(addresses.length), hasMore, pages: undefined, unreadable: 0 }),
    async read(_: string, id: string) {
      const ipAddress = addresses[Number(id.slice(1))]
      if (ipAddress instanceof Error) throw ipAddress
      return Customer.parse({ id, ipAddress })
    },
    async wait(milliseconds: number) {
      waits.push(milliseconds)
    },
  } as unknown as NonNullable<Parameters<typeof readSameAddress>[4]>
  return {
    waits,
    ask: () => readSameAddress('s', '5.6.7.8', isOther, new AbortController().signal, reads),
  }
}

test('F6: only customers with exactly this address are kept', async () => {
  const { ask, waits } = platform(['5.6.7.8', '15.6.7.81', '5.6.7.8 ', '5.6.7.80'])
  const answer = await ask()
  expect(answer.same.map(({ id }) => id)).toEqual(['c2'])
  expect(uncheckedText(answer)).toBe('')
  expect(waits).toEqual([500, 500])
})

test('F6: who was not compared is said to be unchecked', async () => {
  const one = await platform(['', '5.6.7.8', new Error('no'), undefined]).ask()
  expect(one).toMatchObject({ unchecked: 2, isPart: false })
  const many = await platform(Array.from({ length: 12 }, () => '5.6.7.8')).ask()
  expect(many.same).toHaveLength(8)
  expect(uncheckedText(many)).toBe('3 more, whose addresses contain this one, weren’t checked.')
  const more = await platform(['', '5.6.7.8'], true).ask()
  expect(uncheckedText(more)).toBe('Others, whose addresses contain this one, weren’t checked.')
})

test('F6: an IPv6 address is the same however it is written', () => {
  expect(isSameAddress('2001:DB8::1', '2001:db8:0:0:0:0:0:1')).toBe(true)
  expect(isSameAddress('2001:db8::1', '2001:db8::11')).toBe(false)
})
