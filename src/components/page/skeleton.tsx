import { t } from '#base/language/words.ts'
import styles from './skeleton.module.css'

/** Appears only if waiting takes noticeably long. */
export function Skeleton({ width = '100%' }: { width?: number | string }) {
  return <span className={styles.bar} style={{ width }} aria-hidden />
}

const widths = ['38%', '72%', '64%', '80%', '46%', '70%']

export function PageSkeleton() {
  return (
    <div aria-busy>
      <output className="sr-only">{t`Loading`}</output>
      <div className={styles.header}>
        <Skeleton width={160} />
      </div>
      <div className={styles.lines}>
        {widths.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  )
}
