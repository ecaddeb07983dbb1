import { ownedStore } from '#base/storage/owned.ts'
import { separateWords } from '#base/text/sentence-case.ts'
import { type StatusTone, statusTone } from '#base/text/status-tone.ts'

export type CountsAs = 'paid' | 'open' | 'ended' | 'disputed' | 'refunded'

/**
 * Whether a platform calls states by words of its own, as in another language: none of those met is
 * known, so which orders are awaited, disputed or over can't be told. A single odd word says less.
 */
export function areForeign(statuses: readonly (string | undefined)[]): boolean {
  const words = statuses.filter((status = '') => status.trim() !== '')
  return words.length > 0 && words.every((word) => orderTone(word).glyph === 'ring')
}

/** How the merchant says that statuses count, by their words as `separateWords` gives them. */
export const corrections = ownedStore<Readonly<Record<string, CountsAs | undefined>>>({})

/** A known word for those that no platform uses in this sense. */
const standIns: Partial<Record<CountsAs, string>> = { open: 'pending', ended: 'voided' }

/** What an order's status means here: the merchant's word for it comes before the usual one. */
export function orderTone(status = ''): StatusTone {
  const known = corrections.get()
  const word = separateWords(status)
  const own = Object.hasOwn(known, word) && known[word]
  return statusTone(own ? (standIns[own] ?? own) : status)
}

type HasStatus = { status?: string }

export const isDisputed = ({ status }: HasStatus) => orderTone(status).glyph === 'triangle'

export const isUnknown = ({ status }: HasStatus) => orderTone(status).glyph === 'ring'

/** By its word alone: a platform may tell neither the refund nor the dispute itself. */
export const isTakenBack = (order: HasStatus) =>
  isDisputed(order) || orderTone(order.status).glyph === 'arrow'
