import { sentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import type { Problem } from '#base/text/problem.ts'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import styles from './customer-cards.module.css'
import { isPart, type Page } from '#api/client.ts'
import { problemFrom } from '#model/reading/problem.ts'

export type CardRows<Row> = {
  /** Undefined while loading. */
  rows: Row[] | undefined
  /** The number of rows, or which part of the list they are. */
  aside?: string
  /** Similar addresses have more, which were not read. */
  isPart?: boolean
  problem?: Problem
  onRetry?: () => void
}

export function CardMessage({ rows, none }: { rows: CardRows<unknown>; none: string }) {
  if (rows.problem) return <ErrorPanel problem={rows.problem} onRetry={rows.onRetry} heading="h3" />
  return (
    <p className={styles.none}>
      {sentences([none, rows.isPart && t`There are more orders under addresses that contain it.`])}
    </p>
  )
}

type ListQueryResult = {
  data: Page<unknown> | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}

export function cardRows<Row>(
  { data, error, refetch }: ListQueryResult,
  rows: Row[] | undefined,
  noun: string,
  most = Infinity,
): CardRows<Row> {
  if (error && !data) {
    return {
      rows: undefined,
      problem: problemFrom(error, t`${noun} didn’t load`),
      onRetry: () => void refetch(),
    }
  }
  const count = Math.min(rows?.length ?? 0, most)
  const isCut = data !== undefined && (isPart(data) || count < (rows?.length ?? 0))
  if (count === 0) return { rows, isPart: isCut }
  return {
    rows: rows?.slice(0, most),
    isPart: isCut,
    aside: isCut ? t`The newest ${count}` : String(count),
  }
}
