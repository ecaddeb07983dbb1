import type { ReactNode } from 'react'
import styles from './breakdown.module.css'

type BarRowProps = {
  title: ReactNode
  value: ReactNode
  text: ReactNode
  aside?: ReactNode
  /** From 0 to 1. */
  part: number
  isLow?: boolean
}

export function BarRow({ title, value, text, aside, part, isLow }: BarRowProps) {
  return (
    <li className={styles.row}>
      <span className="strong breaks">{title}</span>
      <span className="strong">{value}</span>
      <span className="small quiet breaks">{text}</span>
      <span className="small quiet">{aside}</span>
      <span className={styles.track} data-low={isLow || undefined} aria-hidden>
        <span style={{ width: `${100 * Math.min(1, part)}%` }} />
      </span>
    </li>
  )
}
