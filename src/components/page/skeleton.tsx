import { t } from '#base/language/words.ts'
import styles from './skeleton.module.css'

/** Appears only if waiting takes noticeably long. */
export function Skeleton({ width = '100%' }: { width?: number | string }) {
  return <span className={styles.bar} style={{ width }} aria-hidden />
}

const widths = ['38%', '72%', '64%', '80%', '46%', '70%']

type PageSkeletonProps = {
  /** A line stands below the page’s title. */
  hasLine?: boolean
}

export function PageSkeleton({ hasLine }: PageSkeletonProps) {
  return (
    <>
      <div className={styles.header}>
        <Skeleton width={160} />
        {hasLine && <Skeleton width={240} />}
      </div>
      <PartSkeleton />
    </>
  )
}

/** Below a header that is there already. */
export function PartSkeleton() {
  return (
    <div className={styles.lines} aria-busy>
      <Loading />
      {widths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}

export const Loading = () => <output className="sr-only">{t`Loading`}</output>
