import { t } from '#base/language/words.ts'
import styles from './sparkline.module.css'

type SparkPoint = { name?: string; value: number; text?: string }

type SparklineProps = {
  /** Of the table that stands in for the line: "Paid, by day". Without, other words tell it. */
  caption?: string
  /** What is counted: "Paid". */
  column?: string
  points: readonly SparkPoint[]
  tone?: 'danger'
  /** Small counts are bars: a line between 0 and 1 would only zigzag. */
  isCount?: boolean
}

const WIDTH = 84
const HEIGHT = 24
const EDGE = 3
/** The narrowest place of a bar. */
const PLACE = 2.5

/** A shape without scale, the last value as a dot; screen readers get a table. */
export function Sparkline({ caption, column, points, tone, isCount }: SparklineProps) {
  const width = isCount ? Math.max(WIDTH, points.length * PLACE) : WIDTH
  const most = points.reduce((top, { value }) => Math.max(top, value), 0) || 1
  const step = (width - 2 * EDGE) / Math.max(1, points.length - 1)
  const x = (at: number) => EDGE + at * step
  const y = (value: number) => HEIGHT - EDGE - (Math.max(0, value) / most) * (HEIGHT - 2 * EDGE)
  const places = points.map(({ value }, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`)
  const last = points.at(-1)
  return (
    <div className={styles.spark} data-tone={tone}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden>
        {isCount ? (
          <>
            <path className={styles.base} d={`M0 ${HEIGHT - EDGE + 0.5}H${width}`} />
            <path
              className={styles.bars}
              style={{ strokeWidth: Math.min(4, step * 0.7) }}
              d={points.map(({ value }, at) => `M${x(at)} ${HEIGHT - EDGE}V${y(value)}`).join('')}
            />
          </>
        ) : (
          <path d={`M${places.join('L')}`} />
        )}
        {last && !isCount && <circle cx={x(points.length - 1)} cy={y(last.value)} r={2.5} />}
      </svg>
      {caption && (
        <div className="sr-only">
          <table>
            <caption>{caption}</caption>
            <thead>
              <tr>
                <th scope="col">{t`Day`}</th>
                <th scope="col">{column}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ name, text }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
