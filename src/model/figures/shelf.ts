import { clear, delMany, get, keys, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { privateOwner } from '#base/private-owner.ts'
import { openDatabase, type Sealed, createSealer, unlessBlocked } from '#base/sealed.ts'
import { keptFor } from '#base/stored-names.ts'

/*
 * Days that are over, without customers; the name holds the time of reading, so that it tells which
 * are too old.
 */
const database = openDatabase('counter-figures', 'days')
const { seal, unseal, forgetKey } = createSealer('counter-figures-key')

export type Shelf = { storeId: string; zone: string }
export type KeptDay = { readAt: number; orders: Order[] }

const prefixOf = ({ storeId, zone }: Shelf) => {
  const owner = privateOwner.get()
  return owner && `${owner}|${storeId.toLowerCase()}|${zone}|`
}

const readTime = (name: string) => Number(name.slice(name.lastIndexOf('|') + 1))

export async function keptDays(shelf: Shelf, days: readonly string[]) {
  const kept = new Map<string, KeptDay>()
  const prefix = prefixOf(shelf)
  if (prefix === undefined) return kept
  const names = await unlessBlocked(() => keys<string>(database), [])
  await purge(names)
  const read = days.map(async (day) => {
    const name = names.filter((each) => each.startsWith(`${prefix}${day}|`)).at(-1)
    const orders = name && (await open(name))
    if (orders) kept.set(day, { readAt: readTime(name), orders })
  })
  await Promise.all(read)
  return kept
}

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

/** Where nothing can be kept, the day is read again another time. */
export async function keepDay(shelf: Shelf, day: string, { readAt, orders }: KeptDay) {
  const prefix = prefixOf(shelf)
  if (prefix === undefined || !privateOwner.ownsDisk()) return
  try {
    const sealed = await seal(orders)
    if (prefixOf(shelf) !== prefix) return
    await forgetDays(shelf, [day])
    await set(`${prefix}${day}|${readAt}`, sealed, database)
  } catch {
    // Blocked or full.
  }
}

export async function forgetDays(shelf: Shelf, days: readonly string[]) {
  const prefix = prefixOf(shelf)
  const names = await unlessBlocked(() => keys<string>(database), [])
  const meant = names.filter((name) => days.some((day) => name.startsWith(`${prefix}${day}|`)))
  if (meant.length > 0) await delMany(meant, database).catch(() => {})
}

export async function forgetFigures() {
  await unlessBlocked(() => Promise.all([clear(database), forgetKey()]), undefined)
}
