import type { ReactNode } from 'react'
import styles from './marks.module.css'

export function Tag({ children, title }: { children: ReactNode; title?: string }) {
  return (
    <span className={styles.tag} title={title}>
      {children}
    </span>
  )
}
