import type { ReactNode } from 'react'
import { formatNumber } from '#base/numbers/money-format.ts'
import styles from './field.module.css'

export type FieldFootProps = {
  id: string
  hint?: ReactNode
  error?: string
  warning?: string
  count?: { length: number; maximum: number }
}

export function FieldFoot({ id, hint, error, warning, count }: FieldFootProps) {
  const tone = error ? 'error' : warning ? 'warning' : undefined
  return (
    <div className={styles.foot}>
      <span id={`${id}-foot`} className={styles.words} data-tone={tone} aria-live="polite">
        {error ?? warning ?? hint}
      </span>
      {count && <Counter {...count} />}
    </div>
  )
}

function Counter({ length, maximum }: { length: number; maximum: number }) {
  const tone = length > maximum ? 'error' : length >= maximum * 0.9 ? 'warning' : undefined
  return (
    <span className={styles.count} data-tone={tone}>
      {formatNumber(length)} / {formatNumber(maximum)}
    </span>
  )
}
