import { ApiError } from '#api/errors.ts'
import type { Span } from '#model/reading/ledger/days.ts'
import { readLedger } from '#model/reading/ledger/ledger.ts'
import type { CharacterName } from '../mock-api/characters.ts'
import { createWorld } from '../mock-api/world.testing.ts'
import { moveClock, openBrowser, setClock } from './bench.testing.ts'
import { totalOf } from './decimal.ts'
import { byCurrency } from './figures.ts'
import { MINUTE } from './names.ts'
import type { TrueOrder } from './records.ts'

/* A store of the mock service, which is not the platform of the worlds, in front of the readers. */

export const NOW = Date.parse('2026-11-20T14:23:45.678Z')
export const ZONE = 'Europe/Berlin'

export type Sums = Record<string, string>

/** What was paid, by currency. */
export function sumsOf(orders: readonly TrueOrder[]): Sums {
  return Object.fromEntries(
    [...byCurrency(orders.map((order) => ({ order })))]
      .map(
        ([currency, own]) => [currency, totalOf(own.map(({ order }) => order.amountPaid))] as const,
      )
      .filter(([, paid]) => paid !== '0'),
  )
}

/** A key that stops working for a while is typed again by the merchant. */
export async function signedIn<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === 3 || !(error instanceof ApiError) || error.status !== 401) throw error
      moveClock(MINUTE)
    }
  }
}

export async function openStore(character: CharacterName, orders = 240) {
  setClock(NOW)
  const world = createWorld({ character, orders, clock: () => Date.now() })
  const [store] = (await world.records('kept', 'settings')).stores
  const storeId = store!.id
  const asked: string[] = []
  openBrowser((address) => {
    asked.push(address)
    return world.fetch(address)
  })
  return {
    world,
    storeId,
    /** The addresses that reached the service. */
    asked,
    read: (span: Span, notBefore?: number) =>
      signedIn(() =>
        readLedger({
          storeId,
          zone: ZONE,
          span,
          signal: new AbortController().signal,
          notBefore,
        }),
      ),
    sentOrders: async () => {
      const { stores } = await world.records('sent', 'orders')
      return (stores.find(({ id }) => id === storeId)?.orders ?? []) as readonly TrueOrder[]
    },
  }
}
