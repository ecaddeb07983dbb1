import { useState } from 'react'
import { Private } from './private.tsx'
import { formatNumber } from '#base/money-format.ts'
import styles from './long-text.module.css'
import { visibleText } from '#base/visible-text.ts'

const clippedAt = 4_000

type LongTextProps = {
  text: string
  lines?: boolean
}

/** Text from outside, of any length, script and direction; never rendered as markup. */
export function LongText({ text, lines = true }: LongTextProps) {
  const [isComplete, setIsComplete] = useState(false)
  const isClipped = text.length > clippedAt && !isComplete
  const shown = visibleText(isClipped ? text.slice(0, clippedAt) : text)
  return (
    <>
      <span dir="auto" className={lines ? styles.lines : styles.text}>
        <Private>{isClipped ? `${shown}…` : shown}</Private>
      </span>
      {isClipped && (
        <button type="button" className={styles.more} onClick={() => setIsComplete(true)}>
          Show all {formatNumber(text.length)} characters
        </button>
      )}
    </>
  )
}
