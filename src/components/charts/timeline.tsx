import type { ReactNode } from 'react'
import { DateTime } from '#components/values/date-time.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import type { StatusTone } from '#base/text/status-tone.ts'
import styles from './timeline.module.css'

export type TimelineEntry = {
  id: string
  time: string | undefined
  mark?: StatusTone
  text: ReactNode
}

const dot: StatusTone = { glyph: 'dot', tone: 'neutral' }

export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol>
      {entries.map(({ id, time, mark = dot, text }) => (
        <li key={id} className={styles.entry}>
          <span className={styles.mark}>
            <StatusGlyph glyph={mark.glyph} tone={mark.tone} />
          </span>
          <span className="breaks">{text}</span>
          <span className={styles.time}>
            <DateTime value={time} precise />
          </span>
        </li>
      ))}
    </ol>
  )
}
