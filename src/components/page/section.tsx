import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

type SectionProps = { title: string; action?: ReactNode; children: ReactNode }

export function Section({ title, action, children }: SectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header className="row apart near below-2">
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action && (
          <span className={styles.action} data-off-paper>
            {action}
          </span>
        )}
      </header>
      {children}
    </section>
  )
}
