import type { ReactNode } from 'react'
import styles from './activity-list.module.css'

/** Under the title, where there is no room beside it. */
export const ChangesBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.filters}>{children}</div>
)
