import { type ReactNode, useId } from 'react'
import { classNames } from '#components/controls/class-names.ts'
import styles from './card.module.css'

type CardProps = {
  title: string
  aside?: ReactNode
  actions?: ReactNode
  padded?: boolean
  children: ReactNode
}

export function Card({ title, aside, actions, padded, children }: CardProps) {
  const titleId = useId()
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside && <span className={styles.aside}>{aside}</span>}
        {actions && <span className={styles.actions}>{actions}</span>}
      </header>
      <div className={classNames(padded && styles.padded)}>{children}</div>
    </section>
  )
}
