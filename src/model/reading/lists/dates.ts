import { presentTime } from '#base/time/now.ts'
import { type Parameters, readText } from '#base/address/address.ts'
import { resolveBound } from '#base/time/date-range.ts'
import type { AddressOf, ListDescription } from './description.ts'

export function resolveDates<List extends ListDescription>(
  list: List,
  address: AddressOf<List>,
  timeZone: string,
  now = presentTime(),
): AddressOf<List> {
  const resolved: Parameters = { ...address }
  for (const filter of list.filters) {
    if (filter.kind !== 'dates') continue
    for (const side of ['from', 'to'] as const) {
      const name = filter[side]
      resolved[name] = resolveBound(readText(resolved[name]), side, timeZone, now)
    }
  }
  return resolved as AddressOf<List>
}
