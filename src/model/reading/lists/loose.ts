import type { Parameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { learned } from '#model/reading/platform/learned.ts'
import type { ListDescription } from './description.ts'
import type { Met } from './met-words.ts'

const plain = (text: string) => text.trim().toLowerCase()

/** Said of a filter by one word where rows of longer words came, or are known to come. */
export function looseParts(
  list: ListDescription,
  query: Parameters,
  rows: readonly Parameters[],
  met: Met,
): string[] {
  return list.filters.flatMap((filter) => {
    if (filter.kind !== 'text' || filter.suggestions !== 'met') return []
    const { name, label } = filter
    const asked = query[name]
    const wanted = typeof asked === 'string' ? plain(asked) : ''
    const words = rows.flatMap((row) => (typeof row[name] === 'string' ? plain(row[name]) : []))
    // Rows without the word say that the filter was ignored, which is said already.
    if (wanted === '' || words.some((word) => !word.includes(wanted))) return []
    const isLoose = learned('filter', `${list.operation}.${name}`)?.behaviour === 'contains'
    const known = isLoose ? (met[name] ?? []).map(plain) : []
    return [...words, ...known].some((word) => word !== wanted && word.includes(wanted))
      ? t`Your platform filters “${label}” by a part of the word, so the list may have more than what matches.`
      : []
  })
}
