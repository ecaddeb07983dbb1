import { t } from '#base/language/words.ts'
import styles from './sparkline.module.css'

type SparkPoint = { name: string; value: number; text: string }

type SparklineProps = {
  /** Of the table that stands in for the line: "Paid, by day". */
  caption: string
  /** What is counted: "Paid". */
  column: string
  points: readonly SparkPoint[]
  tone?: 'danger'
  /** Small counts are bars: a line between 0 and 1 would only zigzag. */
  isCount?: boolean
}

const WIDTH = 84
const HEIGHT = 24
const EDGE = 3

/** A shape without scale, the last value as a dot; screen readers get a table. */
export function Sparkline({ caption, column, points, tone, isCount }: SparklineProps) {
  const most = points.reduce((top, { value }) => Math.max(top, value), 0) || 1
  const x = (at: number) => EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(1, points.length - 1)
  const y = (value: number) => HEIGHT - EDGE - (Math.max(0, value) / most) * (HEIGHT - 2 * EDGE)
  const places = points.map(({ value }, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`)
  const last = points.at(-1)
  return (
    <div className={styles.spark} data-tone={tone} data-count={isCount}>
      <svg width={WIDTH} height={HEIGHT} aria-hidden>
        <path
          d={
            isCount
              ? points.map(({ value }, at) => `M${x(at)} ${HEIGHT - EDGE}V${y(value)}`).join('')
              : `M${places.join('L')}`
          }
        />
        {last && !isCount && <circle cx={x(points.length - 1)} cy={y(last.value)} r={2.5} />}
      </svg>
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
    </div>
  )
}
