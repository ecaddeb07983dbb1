import { sentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import type { Problem } from '#base/text/problem.ts'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import styles from './card-message.module.css'

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
