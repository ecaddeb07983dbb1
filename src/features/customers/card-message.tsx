import type { Problem } from '#base/problem.ts'
import { ErrorPanel } from '#components/error-panel.tsx'
import styles from './card-message.module.css'

/** What a card lists: a part of a list that was read for it. */
export type CardRows<Row> = {
  /** Undefined while they are read. */
  rows: Row[] | undefined
  /** How many there are, or which part of them this is. */
  aside?: string
  /** There are more under addresses like it that were not read. */
  isPart?: boolean
  /** They could not be read; what there is of the record stays. */
  problem?: Problem
  onRetry?: () => void
}

/** In place of rows: none, or why not. */
export function CardMessage({ rows, none }: { rows: CardRows<unknown>; none: string }) {
  if (rows.problem) return <ErrorPanel problem={rows.problem} onRetry={rows.onRetry} heading="h3" />
  return (
    <p className={styles.none}>
      {none}
      {rows.isPart && ' More were found under addresses that contain it, and not all of them read.'}
    </p>
  )
}
