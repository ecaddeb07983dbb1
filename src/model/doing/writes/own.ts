import * as z from 'zod/mini'
import { idStores } from '#base/storage/id-store.ts'
import { type Clock, clock } from './clock.ts'
import type { Own } from './process-types.ts'
import { READS_LAG } from './schedule.ts'

/*
 * Records that our own answers named. A read may be older than an answer: without this, the
 * merchant's last reply would pass for the next one with the same text. Only ids are stored, for
 * other tabs.
 */
const storedIds = idStores('own-records', z.array(z.string()), [])
const MOST_IDS = 50
/** A read may also be older than a save: then it shows a value that the record has had before. */
const storedValues = idStores('seen-values', z.array(z.string()), [])
const MOST_VALUES = 100

export function createOwnRecords(time: Pick<Clock, 'now'>) {
  const recents = new Map<string, { effect: unknown; until: number }[]>()

  const recentOf = (key: string) =>
    (recents.get(key) ?? []).filter(({ until }) => until > time.now())

  return function ownRecords<Effect>(account: string, name: string) {
    const key = `${account} ${name}`
    const ids = storedIds(name)
    const values = storedValues(name)
    return {
      get: (): Own<Effect> => ({
        ids: new Set(ids.get()),
        recent: recentOf(key).map(({ effect }) => effect as Effect),
        seen: new Set(values.get()),
      }),

      remember(effect: Effect, named: string[]) {
        recents.set(key, [...recentOf(key), { effect, until: time.now() + READS_LAG }])
        const all = new Set([...named, ...ids.get()])
        if (all.size > ids.get().length) ids.set([...all].slice(0, MOST_IDS))
      },

      see(shown: string[]) {
        const all = new Set([...shown, ...values.get()])
        if (all.size > values.get().length) values.set([...all].slice(0, MOST_VALUES))
      },
    }
  }
}

export const ownRecords = createOwnRecords(clock)
