import { t } from '#base/language/words.ts'
import { RecordColumns } from './record-columns.tsx'
import { Skeleton } from './skeleton.tsx'
import styles from './detail-skeleton.module.css'

const labels = ['44%', '58%', '36%', '52%', '40%', '48%']

export function DetailSkeleton() {
  return (
    <div aria-busy className="stack grow">
      <output className="sr-only">{t`Loading`}</output>
      <div className={styles.headline}>
        <Skeleton width={168} />
        <Skeleton width={320} />
      </div>
      <RecordColumns
        side={
          <div className={styles.facts}>
            {labels.map((width) => (
              <div key={width} className={styles.fact}>
                <Skeleton width={width} />
                <Skeleton width="72%" />
              </div>
            ))}
          </div>
        }
      >
        <CardSkeleton rows={3} />
        <CardSkeleton rows={2} />
      </RecordColumns>
    </div>
  )
}

function CardSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.card}>
      {labels.slice(0, rows + 1).map((width, index) => (
        <div key={width} className={styles.row}>
          <Skeleton width={index === 0 ? 96 : width} />
          {index > 0 && <Skeleton width={72} />}
        </div>
      ))}
    </div>
  )
}
