import type { ReactNode } from 'react'
import styles from './record-headline.module.css'

type RecordHeadlineProps = {
  picture?: ReactNode
  title: ReactNode
  /** Beside the title: the record’s state, for example. */
  badges?: ReactNode
  /** One sentence: who, how, when. */
  children?: ReactNode
}

/** Repeats the page’s heading, in large. */
export function RecordHeadline({ picture, title, badges, children }: RecordHeadlineProps) {
  return (
    <div className={styles.headline}>
      {picture}
      <div className={styles.words}>
        <div className={styles.first}>
          <p className={styles.title}>{title}</p>
          {badges}
        </div>
        {children && <p className={styles.sentence}>{children}</p>}
      </div>
    </div>
  )
}
