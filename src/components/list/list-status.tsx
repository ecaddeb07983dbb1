import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'

type ListStatusProps = {
  /** Undefined while rows load, so that an equal count is announced again. */
  count: number | undefined
  nouns: readonly [string, string]
  page?: number
  pages?: number
  /** True also if the end is unknown. */
  hasMore?: boolean
}

export function ListStatus({ count, nouns, page = 1, pages, hasMore }: ListStatusProps) {
  return <output className="sr-only">{count !== undefined && statusText(count)}</output>

  function statusText(rows: number): string {
    const [one, many] = nouns
    if (rows === 0) return page > 1 ? t`There is no such page` : t`No ${many} found`
    const found = `${formatNumber(rows)} ${rows === 1 ? one : many}`
    if (page === 1 && !hasMore) return found
    return t`${found} on page ${page}${pages ? t` of ${formatNumber(pages)}` : ''}`
  }
}
