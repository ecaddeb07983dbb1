import styles from './skeleton.module.css'

/** A grey bar where words will be. It shows only when waiting takes noticeably long. */
export function Skeleton({ width = '100%' }: { width?: number | string }) {
  return <span className={styles.bar} style={{ width }} aria-hidden />
}

const widths = ['38%', '72%', '64%', '80%', '46%', '70%']

/** A page whose first data is on the way: a header and a few lines. */
export function PageSkeleton() {
  return (
    <div aria-busy>
      <output className="sr-only">Loading</output>
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

/** A record that is on the way: its figure, then its parts. The page's header is there already. */
export function DetailSkeleton() {
  return (
    <div aria-busy>
      <output className="sr-only">Loading</output>
      <div className={styles.headline}>
        <Skeleton width={168} />
        <Skeleton width={320} />
      </div>
      <div className={styles.lines}>
        {widths.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </div>
  )
}
