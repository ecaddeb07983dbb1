import type { Ref } from 'react'
import styles from './floating.module.css'

/**
 * A stand-in for the button that a floating part belongs to: the button renders long before the
 * floating code loads and has its own ARIA attributes, so only the position is taken from here.
 */
export function FloatingAnchor({ ref }: { ref?: Ref<HTMLSpanElement> }) {
  return <span ref={ref} className={styles.anchor} />
}
