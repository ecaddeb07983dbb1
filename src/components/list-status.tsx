type ListNewsProps = {
  /** Undefined while they are awaited: what comes then is told, also when it is as many. */
  count: number | undefined
  /** Singular and plural. */
  words: readonly [string, string]
  page?: number
  pages?: number
}

/** What a search, a filter or another page brought, read out to those who do not see the rows. */
export function ListStatus({ count, words, page = 1, pages = 1 }: ListNewsProps) {
  return <output className="sr-only">{count !== undefined && told(count)}</output>

  function told(rows: number): string {
    const [one, many] = words
    if (rows === 0) return page > 1 ? 'This page no longer exists' : `No ${many} found`
    const found = `${rows.toLocaleString()} ${rows === 1 ? one : many}`
    return pages > 1 ? `${found} on page ${page} of ${pages.toLocaleString()}` : found
  }
}
