import { delMany, get, keys, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { compare } from '#base/numbers/compare.ts'
import { privateOwner } from '#base/storage/private-owner.ts'
import { openDatabase } from '#base/storage/account-disk.ts'
import { type Sealed, createSealer, unlessBlocked } from '#base/storage/sealed.ts'
import { keptFor } from '#base/storage/stored-names.ts'

/*
 * Days that are over, without customers; the name holds the time of reading, so that it tells which
 * are too old.
 */
const database = openDatabase('counter-figures', 'days')
const { seal, unseal } = createSealer('counter-figures-key')

/** What was read of one day, and when by this computer's clock. */
export type KeptDay = { readAt: number; orders: Order[] }

/** Where days that are over wait for the next reader of the same store and time zone. */
export type Shelf = {
  keptDays: (days: readonly string[]) => Promise<Map<string, KeptDay>>
  keepDay: (day: string, kept: KeptDay) => Promise<void>
}

/** Belongs to whoever is signed in now: a read that outlives the session keeps and finds nothing. */
export function openShelf(storeId: string, zone: string): Shelf {
  const owner = privateOwner.get()
  const prefix = `${owner}|${storeId.toLowerCase()}|${zone}|`
  const isOwn = () => owner !== undefined && privateOwner.get() === owner
  return {
    async keptDays(days) {
      const kept = new Map<string, KeptDay>()
      if (!isOwn()) return kept
      const names = await unlessBlocked(() => keys<string>(database), [])
      await purge(names)
      const own = names.filter((name) => name.startsWith(prefix)).toSorted(compare)
      const nameOf = new Map(own.map((name) => [dayOf(name), name]))
      const read = days.map(async (day) => {
        const name = nameOf.get(day)
        const orders = name && (await open(name))
        if (orders) kept.set(day, { readAt: readTime(name), orders })
      })
      await Promise.all(read)
      return isOwn() ? kept : new Map<string, KeptDay>()
    },

    /** Where nothing can be kept, the day is read again another time. */
    async keepDay(day, { readAt, orders }) {
      if (!isOwn() || !privateOwner.ownsDisk()) return
      try {
        const sealed = await seal(orders.map(withoutCustomer))
        const names = await keys<string>(database)
        if (!isOwn()) return
        const own = `${prefix}${day}|`
        const before = names.filter((name) => name.startsWith(own))
        await set(own + readAt, sealed, database)
        await delMany(
          before.filter((name) => readTime(name) !== readAt),
          database,
        )
      } catch {
        // Blocked or full.
      }
    },
  }
}

const withoutCustomer = (order: Order): Order => ({ ...order, customerEmail: undefined })

const dayOf = (name: string) => name.split('|').at(-2)

const readTime = (name: string) => Number(name.slice(name.lastIndexOf('|') + 1))

async function open(name: string): Promise<Order[] | undefined> {
  const sealed = await get<Sealed>(name, database).catch(() => undefined)
  const value = sealed && (await unseal(sealed).catch(() => undefined))
  return z.safeParse(z.array(Order), value).data
}

async function purge(names: readonly string[]) {
  const owner = privateOwner.get() ?? ''
  const oldest = Date.now() - keptFor.private
  const ended = names.filter((name) => !name.startsWith(`${owner}|`) || readTime(name) < oldest)
  if (ended.length > 0) await delMany(ended, database).catch(() => {})
}
