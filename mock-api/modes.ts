import * as z from 'zod/mini'
import type { Database, Store } from './database.ts'

/*
 * How the service behaves as a whole, ordered by the control channel for one API key:
 *
 *   POST /__mode   {lag, spelling}
 *
 * lag        milliseconds by which reads show an earlier state; a huge number stops them at the
 *            state of this moment, 0 lets them see everything
 * spelling   how the service stores the texts and numbers that it is sent
 */
export const Mode = z.strictObject({
  lag: z.prefault(z.int().check(z.gte(0)), 0),
  spelling: z.prefault(
    z.enum(['as-sent', 'trimmed', 'escaped', 'composed', 'rounded', 'upper']),
    'as-sent',
  ),
})
export type Mode = z.infer<typeof Mode>

/** An earlier state, and until when it was true. */
type Past = { until: number; stores: Store[] }

export type Modes = ReturnType<typeof createModes>

export function createModes() {
  let mode: Mode = { lag: 0, spelling: 'as-sent' }
  let pasts: Past[] = []
  let orderedAt = 0

  return {
    order(next: Mode) {
      mode = next
      pasts = []
      orderedAt = Date.now()
    },

    /** Called before a write changes anything. */
    remember({ stores }: Database) {
      if (mode.lag > 0) pasts.push({ until: Date.now(), stores: stores.map(copyOf) })
    },

    /** What a read sees: nothing older than the moment at which the lag began. */
    seen(database: Database): Database {
      const asOf = Math.max(orderedAt, Date.now() - mode.lag)
      const past = mode.lag > 0 ? pasts.find(({ until }) => until >= asOf) : undefined
      return past ? { ...database, stores: past.stores } : database
    },

    spelt<Value>(value: Value): Value {
      return spell(value, mode.spelling) as Value
    },
  }
}

/** Stores change by replacing their fields, except for these two maps. */
function copyOf(store: Store): Store {
  return { ...store, refunds: new Map(store.refunds), replies: new Map(store.replies) }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const textRules: Partial<Record<Mode['spelling'], (text: string) => string>> = {
  trimmed: (text) => text.replaceAll(/\s+/g, ' ').trim(),
  escaped: (text) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign),
  composed: (text) => text.normalize('NFC'),
  upper: (text) => text.toUpperCase(),
}

/** Addresses and codes keep their spelling: respelled, they would name something else. */
const isCode = (text: string) => /^https?:|^[A-Z]{3}$/.test(text)

function spell(value: unknown, spelling: Mode['spelling']): unknown {
  if (typeof value === 'string')
    return isCode(value) ? value : (textRules[spelling]?.(value) ?? value)
  if (typeof value === 'number')
    return spelling === 'rounded' ? Math.round(value * 100) / 100 : value
  if (Array.isArray(value)) return value.map((item) => spell(item, spelling))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, spell(one, spelling)]),
  )
}
