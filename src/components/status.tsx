import { sentenceCase } from '#base/sentence-case.ts'
import { StatusGlyph } from './status-glyph.tsx'
import { type StatusTone, statusTone } from '#base/status-tone.ts'
import styles from './status.module.css'

type StatusProps = {
  /** As the service sent it: a word, or an HTTP status code. */
  value: string | number | null | undefined
  /** Other words for the same state. */
  label?: string
  /** Where the words alone do not decide, as with a customer who is blocked. */
  as?: StatusTone
  /** A bordered pill, for headlines. */
  badge?: boolean
  /** Hides the word of a success from the eye where room is short; it is still read out. */
  quietSuccess?: boolean
}

/** A glyph and a word. The value itself is the title, since the words are only its sentence case. */
export function Status({ value, label, as, badge, quietSuccess }: StatusProps) {
  if (value === undefined || value === null || value === '') {
    return <span className="quiet">—</span>
  }
  const { glyph, tone } = as ?? statusTone(value)
  const words = label ?? sentenceCase(String(value))
  return (
    <span className={badge ? styles.badge : styles.status} data-tone={tone} title={String(value)}>
      <StatusGlyph glyph={glyph} tone={tone} />
      <span className={quietSuccess && tone === 'success' ? 'sr-only' : styles.words}>{words}</span>
    </span>
  )
}
