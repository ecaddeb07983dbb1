import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Icon, type IconName } from './icons.tsx'

type EmptyStateProps = {
  title: string
  text?: ReactNode
  icon?: IconName
  action?: ReactNode
  /** `h1` if it is the whole page. */
  heading?: 'h1' | 'h2' | 'h3'
}

/** Says why a screen is empty and what to do about it. */
export function EmptyState({
  title,
  text,
  icon = 'search',
  action,
  heading: Heading = 'h2',
}: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} size={24} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
