import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { latePart } from '#components/page/lazy-part.tsx'
import { sentence, sentences } from '#base/language/sentences.ts'
import type { Problem } from '#base/text/problem.ts'
import { Note } from '#components/page/note.tsx'

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

type StaleNoteProps = {
  problem: Problem | undefined
  onRetry: () => void
}

export function StaleNote({ problem, onRetry }: StaleNoteProps) {
  if (!problem) return null
  const { message, code } = problem
  return (
    <div role="alert">
      <Note tone="warning" banner action={{ label: t`Try again`, onClick: onRetry }}>
        {sentences([
          t`Couldn’t refresh. What you see was loaded earlier. ${sentence(message)}`,
          code && t`Quote code ${code}.`,
        ])}
      </Note>
    </div>
  )
}
