import type { ReactNode } from 'react'
import { DateTime } from '#components/values/date-time.tsx'
import styles from './record-lines.module.css'

type RecordLinesProps = {
  title: ReactNode
  amount: ReactNode
  state: ReactNode
  date: string | undefined
}

/** A record in a narrow column: what it is and its amount, and below its state and date. */
export const RecordLines = ({ title, amount, state, date }: RecordLinesProps) => (
  <div className={styles.lines}>
    {title}
    {amount}
    {state}
    <span className="quiet size-small">
      <DateTime value={date} />
    </span>
  </div>
)
