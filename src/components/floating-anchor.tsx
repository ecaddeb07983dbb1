import type { Ref } from 'react'
import styles from './floating.module.css'

/**
 * Stands in for the button that a floating part belongs to. The button is there long before the
 * code that floats; it says itself what it opens, so of the target's properties only the place counts.
 */
export function FloatingAnchor({ ref }: { ref?: Ref<HTMLSpanElement> }) {
  return <span ref={ref} className={styles.anchor} />
}
