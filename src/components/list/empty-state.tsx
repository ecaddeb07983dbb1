import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Icon, type IconName } from '#components/controls/icons.tsx'

type EmptyStateProps = {
  title: string
  text?: ReactNode
  icon?: IconName
  /** Of what will come, in place of the icon. */
  picture?: ReactNode
  action?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
}

export function EmptyState({
  title,
  text,
  icon = 'search',
  picture,
  action,
  heading: Heading = 'h2',
}: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture ?? <Icon name={icon} size={24} />}
      <Heading className="title breaks">{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
