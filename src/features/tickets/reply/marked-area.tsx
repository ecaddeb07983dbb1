import type { ReactNode } from 'react'
import { classNames } from '#components/controls/class-names.ts'
import styles from './marked-area.module.css'

type TextMark = { start: number; end: number; isWarning: boolean }

type MarkedAreaProps = {
  text: string
  marks: readonly TextMark[]
  className?: string
  /** The text area, with the type size and the padding of this box. */
  children: ReactNode
}

/** Tints parts of a text area. The tints lie behind it, on the same words, which nobody else sees. */
export function MarkedArea({ text, marks, className, children }: MarkedAreaProps) {
  return (
    <div className={classNames(styles.area, className)}>
      {marks.length > 0 && (
        <div className={styles.tints} dir="auto" aria-hidden>
          {marks.map(({ start, end, isWarning }, index) => (
            <span key={start}>
              {text.slice(marks[index - 1]?.end ?? 0, start)}
              <mark data-warning={isWarning || undefined}>{text.slice(start, end)}</mark>
            </span>
          ))}
          {/* A line that holds nothing yet counts, too. */}
          {`${text.slice(marks.at(-1)?.end)} `}
        </div>
      )}
      {children}
    </div>
  )
}
