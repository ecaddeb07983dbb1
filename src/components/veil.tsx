import { useRef, useSyncExternalStore } from 'react'
import { peek } from './peek.ts'
import styles from './veil.module.css'

/** Widths in steps, so that a bar does not give away how long its text is. */
const STEP = 2
const LONGEST = 24

/** The bar in the place of a private text, which shows while its row is held. */
export function Veil({ text, className }: { text: string; className?: string }) {
  const bar = useRef<HTMLSpanElement>(null)
  const isShown = useSyncExternalStore(
    peek.subscribe,
    () => bar.current !== null && (peek.get()?.contains(bar.current) ?? false),
  )
  const width = Math.min(LONGEST, Math.max(STEP, Math.ceil(text.length / 2 / STEP) * STEP))
  return (
    <span ref={bar} className={isShown ? className : styles.veil}>
      {isShown ? (
        <bdi>{text}</bdi>
      ) : (
        <span className={styles.bar} style={{ width: `${width}ch` }}>
          <span className="sr-only">Hidden</span>
        </span>
      )}
    </span>
  )
}
