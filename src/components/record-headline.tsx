import type { ReactNode } from 'react'
import styles from './record-headline.module.css'

type RecordHeadlineProps = {
  /** Stands for the record's picture. */
  picture?: ReactNode
  title: ReactNode
  /** Beside the title, such as its state. */
  badges?: ReactNode
  /** One sentence: who, how, when. */
  children?: ReactNode
}

/** What a record is, in large; the page's heading above it says the same in small. */
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
