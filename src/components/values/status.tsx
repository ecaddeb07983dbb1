import { twoSentences } from '#base/language/sentences.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { StatusGlyph } from './status-glyph.tsx'
import { type StatusTone, statusTone } from '#base/text/status-tone.ts'
import styles from './status.module.css'

type StatusProps = {
  /** As sent: a word, or an HTTP status code. */
  value: string | number | null | undefined
  label?: string
  /** Overrides the tone, as for a blocked customer. */
  as?: StatusTone
  badge?: boolean
  /** Hides the text of a success where space is short, except from screen readers. */
  quietSuccess?: boolean
  /** Underlines the word, and tells this in the title. */
  note?: string
}

/** The title is the value as sent, because the text is only its sentence case. */
export function Status({ value, label, as, badge, quietSuccess, note }: StatusProps) {
  if (value === undefined || value === null || value === '') {
    return <span className="quiet">—</span>
  }
  const { glyph, tone } = as ?? statusTone(value)
  const words = label ?? sentenceCase(String(value))
  return (
    <span
      className={badge ? styles.badge : styles.status}
      data-tone={tone}
      data-noted={note && ''}
      title={note ? twoSentences(String(value), note) : String(value)}
    >
      <StatusGlyph glyph={glyph} tone={tone} />
      <span dir="auto" className={quietSuccess && tone === 'success' ? 'sr-only' : styles.words}>
        {words}
      </span>
    </span>
  )
}
