import { ownedStore } from '#base/storage/owned.ts'
import { separateWords } from '#base/text/sentence-case.ts'
import { type StatusTone, statusTone } from '#base/text/status-tone.ts'

export type CountsAs = 'paid' | 'open' | 'ended' | 'disputed' | 'refunded'

/** Whether this status may mean anything: that an order is paid, awaited, disputed or over. */
export const isUnknownStatus = (status = '') =>
  status.trim() !== '' && orderTone(status).glyph === 'ring'

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
