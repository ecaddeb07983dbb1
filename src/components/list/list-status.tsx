import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { latePart } from '#components/page/lazy-part.tsx'

type ListStatusProps = {
  /** Undefined while rows load, so that an equal count is announced again. */
  count: number | undefined
  counted: (count: number) => string
  page?: number
  pages?: number
  /** True also if the end is unknown. */
  hasMore?: boolean
}

export function ListStatus({ count, counted, page = 1, pages, hasMore }: ListStatusProps) {
  return <output className="sr-only">{count !== undefined && statusText(count)}</output>

  function statusText(rows: number): string {
    if (rows === 0) return page > 1 ? t`There is no such page` : t`Nothing found`
    const found = counted(rows)
    if (page === 1 && !hasMore) return found
    return pages
      ? t`${found} on page ${page} of ${formatNumber(pages)}`
      : t`${found} on page ${page}`
  }
}

export const LateSkip = latePart(async () => (await import('./skip-to-list.tsx')).SkipToList)
