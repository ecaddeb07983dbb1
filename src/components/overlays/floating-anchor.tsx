import type { Ref } from 'react'
import styles from './floating.module.css'

/** Only the position comes from the button, which renders long before the floating code loads. */
export function FloatingAnchor({ ref }: { ref?: Ref<HTMLSpanElement> }) {
  return <span ref={ref} className={styles.anchor} />
}
