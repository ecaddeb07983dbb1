import { formatNumber } from '#base/money-format.ts'

type ListNewsProps = {
  /** Undefined while they are awaited: what comes then is told, also when it is as many. */
  count: number | undefined
  /** Singular and plural. */
  words: readonly [string, string]
  page?: number
  pages?: number
  /** Another page follows, or may. */
  hasMore?: boolean
}

/** What a search, a filter or another page brought, read out to those who do not see the rows. */
export function ListStatus({ count, words, page = 1, pages, hasMore }: ListNewsProps) {
  return <output className="sr-only">{count !== undefined && told(count)}</output>

  function told(rows: number): string {
    const [one, many] = words
    if (rows === 0) return page > 1 ? 'This page no longer exists' : `No ${many} found`
    const found = `${formatNumber(rows)} ${rows === 1 ? one : many}`
    if (page === 1 && !hasMore) return found
    return `${found} on page ${page}${pages ? ` of ${formatNumber(pages)}` : ''}`
  }
}
