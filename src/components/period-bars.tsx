import { Link, type LinkProps } from '@tanstack/react-router'
import { gridValues } from './chart-scale.ts'
import styles from './period-bars.module.css'

type PeriodBar = {
  key: string
  /** Below the bar. */
  label: string
  /** Everything about the bar in words. */
  name: string
  value: number
  before: number
  /** Still running, so that its bar may grow. */
  isOpen: boolean
  link: LinkProps
}

type PeriodBarsProps = {
  label: string
  bars: readonly PeriodBar[]
  gridText: (value: number) => string
}

/** Bars over those of the period before; each opens what it stands for. */
export function PeriodBars({ label, bars, gridText }: PeriodBarsProps) {
  const most = bars.reduce((top, { value, before }) => Math.max(top, value, before), 0)
  const grid = gridValues(0, most)
  const top = grid.at(-1) ?? 1
  const share = (value: number) => `${(100 * Math.max(0, value)) / top}%`
  // So many labels that they don't touch.
  const every = Math.max(1, Math.ceil(bars.length / 10))
  return (
    <div className={styles.chart}>
      <div className={styles.grid} aria-hidden>
        {grid.map((value) => (
          <span key={value} className={styles.line} style={{ bottom: share(value) }}>
            <span className={styles.value} data-figure>
              {gridText(value)}
            </span>
          </span>
        ))}
      </div>
      <ol className={styles.bars} aria-label={label}>
        {bars.map(({ key, name, value, before, isOpen, link, label: words }, index) => (
          <li key={key} className={styles.bar}>
            <Link {...link} className={styles.link} aria-label={name} title={name} activeProps={{}}>
              <span className={styles.before} style={{ height: share(before) }} />
              <span
                className={styles.now}
                data-open={isOpen || undefined}
                style={{ height: share(value) }}
              />
            </Link>
            <span className={styles.label} aria-hidden>
              {index % every === 0 && words}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
