import type { Parameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import type { ListDescription } from './description.ts'
import { type Met, metValue } from './met-words.ts'

const LONGEST = 40

/** Why a filter may have found nothing: no row in this browser ever had that value. */
export function unseenParts(list: ListDescription, query: Parameters, met: Met): string[] {
  return list.filters.flatMap((filter) => {
    if (filter.kind !== 'text' || filter.suggestions !== 'met') return []
    const { name, label } = filter
    const [wanted, seen = []] = [query[name], met[name]]
    if (typeof wanted !== 'string' || seen.includes(wanted)) return []
    const value = wanted.slice(0, LONGEST)
    const meant = metValue(seen, wanted)
    return meant === undefined
      ? t`${label}: nothing seen in this browser has “${value}”. Check the spelling.`
      : t`${label}: what was seen in this browser has “${meant}”, not “${value}”.`
  })
}
