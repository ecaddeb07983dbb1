import { presentTime } from '#base/time/now.ts'
import { type Parameters, readText } from '#base/address/address.ts'
import { resolveBound } from '#base/time/date-range.ts'
import { askedAs } from '#model/records/asked-as.ts'
import type { AddressOf, ListDescription } from './description.ts'

/** Dates as instants, and percentages as this platform writes them. */
export function resolved<List extends ListDescription>(
  list: List,
  address: AddressOf<List>,
  timeZone: string,
  now = presentTime(),
): AddressOf<List> {
  const query: Parameters = { ...address }
  for (const filter of list.filters) {
    if (!('from' in filter)) continue
    const isScaled = 'isPercent' in filter && askedAs.get().isOf1
    for (const side of ['from', 'to'] as const) {
      const name = filter[side]
      const value = query[name]
      if (filter.kind === 'dates') {
        query[name] = resolveBound(readText(value), side, timeZone, now)
      } else if (isScaled && typeof value === 'number') query[name] = Number(`${value}e-2`)
    }
  }
  return query as AddressOf<List>
}
