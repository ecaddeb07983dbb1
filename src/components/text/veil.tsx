import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { t } from '#base/language/words.ts'
import { peek } from '#components/list/peek.ts'
import styles from './veil.module.css'

/** Widths in characters, in steps, so that a bar does not give away how long its text is. */
const STEP = 4
const LONGEST = 20
const USUAL = 6

/** The bar in the place of what is private, which shows while its row is held. */
export function Veil({ children, className }: { children: ReactNode; className?: string }) {
  const bar = useRef<HTMLSpanElement>(null)
  const isShown = useSyncExternalStore(
    peek.subscribe,
    () => bar.current !== null && (peek.get()?.contains(bar.current) ?? false),
  )
  const width =
    typeof children === 'string' ? Math.ceil((children.length * 0.7) / STEP) * STEP : USUAL
  return (
    <span ref={bar} className={styles.veil}>
      {isShown ? (
        <bdi className={className}>{children}</bdi>
      ) : (
        <span className={styles.bar} style={{ width: `${Math.min(LONGEST, width)}ch` }}>
          <span className="sr-only">{t`Hidden`}</span>
        </span>
      )}
    </span>
  )
}
