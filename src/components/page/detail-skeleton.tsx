import { KeyFigure, KeyFigures } from '#components/charts/key-figures.tsx'
import { RecordColumns } from './record-columns.tsx'
import { RecordHeadline } from './record-headline.tsx'
import { Loading, Skeleton } from './skeleton.tsx'
import styles from './detail-skeleton.module.css'

const labels = ['44%', '58%', '36%', '52%', '40%', '48%']
const four = labels.slice(0, 4)

/** What stands above the two columns, so that nothing moves when the record comes. */
export type DetailShape = {
  /** Beside the name, in pixels. */
  picture?: number
  /** An amount, which is higher than a name. */
  hasAmount?: boolean
  /** A second line below the name. */
  hasRemark?: boolean
  strip?: 'figure' | 'figures' | 'facts'
  hasTabs?: boolean
  /** A card over the whole width, with so many rows. */
  wide?: number
}

export function DetailSkeleton(shape: DetailShape) {
  const { picture: size, hasAmount, hasRemark, strip, hasTabs, wide } = shape
  return (
    <div aria-busy className="stack grow">
      <Loading />
      <RecordHeadline
        picture={size && <span className={styles.picture} style={{ width: size, height: size }} />}
        title={
          <span className={hasAmount ? styles.amount : undefined}>
            <Skeleton width={168} />
          </span>
        }
      >
        <Skeleton width={320} />
        {hasRemark && <br />}
        {hasRemark && <Skeleton width={240} />}
      </RecordHeadline>
      {strip?.startsWith('figure') && (
        <KeyFigures>
          {(strip === 'figure' ? ['24%'] : four).map((width) => (
            <KeyFigure
              key={width}
              label={<Skeleton width={width} />}
              note={<Skeleton width="60%" />}
            >
              <Skeleton width={92} />
            </KeyFigure>
          ))}
        </KeyFigures>
      )}
      {strip === 'facts' && (
        <div className={styles.strip}>
          {four.map((width) => (
            <Pair key={width} width={width} />
          ))}
        </div>
      )}
      {hasTabs && (
        <div className={styles.tabs}>
          <Skeleton width={40} />
          <Skeleton width={40} />
        </div>
      )}
      <RecordColumns
        above={wide !== undefined && <CardSkeleton rows={wide} hasHead />}
        side={<FactsSkeleton />}
      >
        <CardSkeleton rows={3} />
        <CardSkeleton rows={2} />
      </RecordColumns>
    </div>
  )
}

export function FactsSkeleton() {
  return (
    <div className={styles.facts}>
      <Skeleton width={96} />
      {labels.map((width) => (
        <div key={width} className={styles.fact}>
          <Skeleton width={width} />
          <Skeleton width="72%" />
        </div>
      ))}
    </div>
  )
}

/** A form's fields, under a heading. */
export function FieldsSkeleton() {
  return (
    <div className={styles.fields} aria-busy>
      <Loading />
      <Skeleton width={96} />
      {labels.map((width) => (
        <div key={width} className={styles.labelled}>
          <Skeleton width={112} />
          <span className={styles.field} />
        </div>
      ))}
    </div>
  )
}

const Pair = ({ width }: { width: string }) => (
  <div className={styles.pair}>
    <Skeleton width={width} />
    <Skeleton width="64%" />
  </div>
)

/** `hasHead`: a table with headings, whose rows have two lines. */
function CardSkeleton({ rows, hasHead }: { rows: number; hasHead?: boolean }) {
  return (
    <div className={styles.card} data-table={hasHead}>
      <div className={styles.row}>
        <Skeleton width={96} />
      </div>
      {hasHead && <div className={styles.head} />}
      {Array.from({ length: rows }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows that are all alike
        <div key={at} className={styles.row}>
          <Skeleton width={labels[at % labels.length]} />
          <Skeleton width={72} />
        </div>
      ))}
    </div>
  )
}
