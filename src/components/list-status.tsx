import { formatNumber } from '#base/money-format.ts'

type ListStatusProps = {
  /** Undefined while rows are awaited, so that the next ones are announced even if as many. */
  count: number | undefined
  /** Singular and plural. */
  nouns: readonly [string, string]
  page?: number
  pages?: number
  /** Another page follows, or may. */
  hasMore?: boolean
}

/** Announces what a search, a filter or another page brought to those who cannot see the rows. */
export function ListStatus({ count, nouns, page = 1, pages, hasMore }: ListStatusProps) {
  return <output className="sr-only">{count !== undefined && statusText(count)}</output>

  function statusText(rows: number): string {
    const [one, many] = nouns
    if (rows === 0) return page > 1 ? 'This page no longer exists' : `No ${many} found`
    const found = `${formatNumber(rows)} ${rows === 1 ? one : many}`
    if (page === 1 && !hasMore) return found
    return `${found} on page ${page}${pages ? ` of ${formatNumber(pages)}` : ''}`
  }
}
