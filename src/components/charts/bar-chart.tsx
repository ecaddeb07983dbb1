import { rem } from '#components/controls/rem.ts'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './bar-chart.module.css'
import { axisWidth, gridValues } from './chart-scale.ts'
import { classNames } from '#components/controls/class-names.ts'

type Bar = {
  /** Under the bar; unique. */
  label: string
  /** Under the label. */
  note?: string
  value: number
  /** An earlier value, behind the bar. */
  before?: number
  text: string
  /** The whole story, for screen readers and on hover. */
  name: string
  isOpen?: boolean
  link?: LinkProps
}

type BarChartProps = {
  label: string
  bars: Bar[]
  gridText: (value: number) => string
  low?: boolean
  isCount?: boolean
}

/** More bars than these leave room for shapes only. */
export const MOST_WITH_WORDS = 10
const MOST_LABELS = 8
/** So many letters have room under a phone’s bars; full-width ones take two. */
const MOST_LETTERS = 53
const WIDE = /[\u2e80-\u{1faff}]/gu

export function BarChart({ label, bars, gridText, low, isCount }: BarChartProps) {
  const values = bars.flatMap(({ value, before = 0 }) => [value, before])
  const steps = gridValues(0, Math.max(0, ...values))
  const grid = isCount ? steps.filter(Number.isInteger) : steps
  const most = grid.at(-1) ?? 1
  const axis = axisWidth(grid.map(gridText), 52)
  const letters = Math.max(...bars.map((bar) => bar.label.replaceAll(WIDE, 'ww').length))
  const labels = Math.min(MOST_LABELS, Math.floor(MOST_LETTERS / letters))
  const labelEvery = Math.ceil(bars.length / labels)
  const share = (value: number) => `${Math.max(0, (100 * value) / most)}%`
  return (
    <div className={classNames(styles.chart, low && styles.low)} style={{ '--axis': rem(axis) }}>
      <div className={styles.grid} aria-hidden>
        {grid.map((value) => (
          <span key={value} className={styles.line} style={{ bottom: share(value) }}>
            <span className={styles.value} data-figure>
              {gridText(value)}
            </span>
          </span>
        ))}
      </div>
      <ol
        className={styles.bars}
        data-many={bars.length > MOST_WITH_WORDS || undefined}
        aria-label={label}
      >
        {bars.map((bar, index) => (
          <li key={bar.label}>
            <Target bar={bar}>
              <span className={styles.plot} aria-hidden>
                {bar.before !== undefined && (
                  <span className={styles.before} style={{ height: share(bar.before) }} />
                )}
                <span
                  className={styles.now}
                  data-open={bar.isOpen || undefined}
                  style={{ height: share(bar.value) }}
                />
                <span className={styles.amount} style={{ bottom: share(bar.value) }}>
                  {bar.text}
                </span>
              </span>
              <span className={styles.label} data-skip={index % labelEvery > 0 || undefined}>
                <span aria-hidden>{bar.label}</span>
                {bar.note && (
                  <span className={styles.note} aria-hidden>
                    {bar.note}
                  </span>
                )}
              </span>
            </Target>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Target({ bar: { link, name }, children }: { bar: Bar; children: ReactNode }) {
  return link ? (
    <Link {...link} className={styles.step} aria-label={name} title={name}>
      {children}
    </Link>
  ) : (
    <span className={styles.step} title={name}>
      <span className="sr-only">{name}</span>
      {children}
    </span>
  )
}
