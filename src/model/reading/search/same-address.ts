import { queryOptions } from '@tanstack/react-query'
import { isPart as mayHaveMore } from '#api/client.ts'
import { readCustomer, readCustomers } from '#api/customers.ts'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import { plural, t } from '#base/language/words.ts'
import { pause } from '#base/time/pause.ts'
import { DETAIL_PACE } from '#model/reading/walk/pages.ts'
import { EXPERIMENT } from '#model/records/customers/email.ts'

/** Records read to compare their address; the others are counted as unchecked. */
const MOST_CHECKED = 8

export type SameAddress = {
  /** Other customers whose latest address is this one, as their own records say. */
  same: CustomerSearchItem[]
  /** Others whose address contains this one, and whose record wasn't read. */
  unchecked: number
  /** The search holds more than was read of it. */
  isPart: boolean
}

const reads = { search: readCustomers, read: readCustomer, wait: pause }

/**
 * The filter means "contains" (5.6.7.8 finds 15.6.7.81), and a search result carries no address, so
 * each found record is read, two a second.
 */
export async function readSameAddress(
  storeId: string,
  ipAddress: string,
  isOther: (customer: CustomerSearchItem) => boolean,
  signal: AbortSignal,
  { search, read, wait }: typeof reads = reads,
): Promise<SameAddress> {
  const found = await search(storeId, { q: EXPERIMENT, ipAddress }, signal)
  const others = found.items.filter(isOther)
  const same: CustomerSearchItem[] = []
  let unchecked = Math.max(0, others.length - MOST_CHECKED)
  for (const [index, customer] of others.slice(0, MOST_CHECKED).entries()) {
    if (index > 0) await wait(DETAIL_PACE, signal)
    const record = customer.id === '' ? undefined : await read(storeId, customer.id).catch(() => {})
    if (record?.ipAddress === undefined) unchecked += 1
    else if (isSameAddress(record.ipAddress, ipAddress)) same.push(customer)
  }
  return { same, unchecked, isPart: mayHaveMore(found) }
}

export function sameAddressQuery(
  storeId: string,
  ipAddress: string,
  own: string,
  isOther: (customer: CustomerSearchItem) => boolean,
) {
  return queryOptions({
    queryKey: ['searchCustomers', { storeId }, 'same-address', ipAddress, own],
    queryFn: ({ signal }) => readSameAddress(storeId, ipAddress, isOther, signal),
    staleTime: 60_000,
  })
}

/** An IPv6 address may be written in several ways. */
export const isSameAddress = (one: string, other: string) => canonical(one) === canonical(other)

function canonical(address: string): string {
  const text = address.trim().toLowerCase()
  const url = `http://[${text}]`
  return text.includes(':') && URL.canParse(url) ? new URL(url).hostname : text
}

export function uncheckedText({ unchecked, isPart }: SameAddress): string {
  if (isPart) return t`Others, whose addresses contain this one, weren’t checked.`
  if (unchecked === 0) return ''
  return plural(unchecked, {
    one: '1 more, whose address contains this one, wasn’t checked.',
    other: `${unchecked} more, whose addresses contain this one, weren’t checked.`,
  })
}
