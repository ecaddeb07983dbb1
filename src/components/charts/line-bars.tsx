import { useElementSize } from '@mantine/hooks'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { axisWidth, gridValues } from './chart-scale.ts'
import styles from './line-bars.module.css'

export type ChartStep = {
  label: string
  /** The solid line ends before the first step without a value. */
  line: number | undefined
  faint: number
  bar: number | undefined
}

type LineBarsProps = {
  label: string
  steps: ChartStep[]
  end: { at: number; value: number }
  labelEvery: number
  height: number
  gridText: (value: number) => string
  stepText: (step: ChartStep) => string
  tooltip: (step: ChartStep) => ReactNode
}

const LEAST_LEFT = 44
const RIGHT = 8
const TOP = 12
const FOOT = 22
const BARS = 32

/** Draws in pixels for the available width, so that its text keeps its size. */
export function LineBars(props: LineBarsProps) {
  const { label, steps, stepText, tooltip } = props
  const { ref, width } = useElementSize<HTMLDivElement>()
  const [active, setActive] = useState<number>()
  const last = steps.length - 1
  const grid = gridOf(props)
  const scale = fontScale()
  const height = props.height * scale
  const left = axisWidth(grid.map(props.gridText), LEAST_LEFT) * scale
  const stepWidth = Math.max(0, width - left - RIGHT) / last
  const current = active === undefined ? undefined : steps[active]

  function point({ clientX, currentTarget }: PointerEvent) {
    const { left: from, right: to } = currentTarget.getBoundingClientRect()
    const along = document.dir === 'rtl' ? to - clientX : clientX - from
    setActive(within(Math.round(along / stepWidth), last))
  }

  const place = active ?? Math.floor(props.end.at)
  const read = steps[place]
  return (
    <div ref={ref} className={styles.chart} style={{ height }}>
      <input
        className={styles.surface}
        style={{ insetInlineStart: left, width: `calc(100% - ${left + RIGHT}px)` }}
        type="range"
        min={0}
        max={last}
        value={place}
        aria-label={label}
        aria-valuetext={read && stepText(read)}
        onChange={(event) => setActive(Number(event.target.value))}
        onBlur={() => setActive(undefined)}
        onPointerMove={point}
        onPointerLeave={() => setActive(undefined)}
      />
      {width > 0 && <Drawing {...props} {...{ width, height, active, grid, left, scale }} />}
      {current && active !== undefined && (
        <div
          className={styles.tooltip}
          data-figure
          style={
            active > last / 2
              ? { insetInlineEnd: width - left - active * stepWidth + 12 }
              : { insetInlineStart: left + active * stepWidth + 12 }
          }
          aria-hidden
        >
          {tooltip(current)}
        </div>
      )}
    </div>
  )
}

function gridOf({ steps, end }: Pick<LineBarsProps, 'steps' | 'end'>): number[] {
  const values = [end.value, ...steps.flatMap(({ line = 0, faint }) => [line, faint])]
  return gridValues(Math.min(...values), Math.max(...values))
}

type DrawingProps = LineBarsProps & {
  width: number
  active: number | undefined
  grid: number[]
  left: number
  /** Of the letters. */
  scale: number
}

function Drawing(props: DrawingProps) {
  const { steps, end, height, gridText, width, active, grid, left, scale } = props
  const labelEvery = props.labelEvery * Math.ceil(scale)
  const last = steps.length - 1
  const [low = 0, high = 1] = [grid[0], grid.at(-1)]
  const base = height - FOOT * scale
  const ground = base - BARS
  const x = (step: number) => left + (step * (width - left - RIGHT)) / last
  const y = (value: number) => ground - ((value - low) / (high - low)) * (ground - TOP)

  const solid = steps.flatMap(({ line }, step) =>
    line === undefined || step > end.at ? [] : [[x(step), y(line)] as const],
  )
  const line = pathOf([...solid, [x(end.at), y(end.value)]])
  const mostBars = Math.max(1, ...steps.map(({ bar = 0 }) => bar))
  const barWidth = Math.max(1, x(1) - x(0) - 4)
  const step = active === undefined ? undefined : steps[active]
  return (
    <svg className={styles.drawing} width={width} height={height} aria-hidden>
      {grid.map((value) => (
        <g key={value}>
          <line className={styles.grid} x1={left} x2={width - RIGHT} y1={y(value)} y2={y(value)} />
          <text x={left - 8} y={y(value) + 4} textAnchor="end" data-figure>
            {gridText(value)}
          </text>
        </g>
      ))}
      <path className={styles.area} d={`${line}L${x(end.at)} ${y(0)}L${x(0)} ${y(0)}Z`} />
      <path className={styles.faint} d={pathOf(steps.map(({ faint }, at) => [x(at), y(faint)]))} />
      {active !== undefined && (
        <line className={styles.crosshair} x1={x(active)} x2={x(active)} y1={TOP} y2={base} />
      )}
      <path className={styles.line} d={line} />
      <circle className={styles.dot} cx={x(end.at)} cy={y(end.value)} r={3.5} />
      {step && active !== undefined && (
        <>
          <circle className={styles.faintDot} cx={x(active)} cy={y(step.faint)} r={3} />
          {step.line !== undefined && (
            <circle className={styles.dot} cx={x(active)} cy={y(step.line)} r={3.5} />
          )}
        </>
      )}
      {steps.map(({ label, bar }, at) =>
        bar && at < last ? (
          <rect
            key={label}
            className={styles.bar}
            data-active={at === active || undefined}
            x={x(at) + 2}
            width={barWidth}
            y={base - 2 - (bar / mostBars) * (BARS - 14)}
            height={2 + (bar / mostBars) * (BARS - 14)}
            rx={1}
          />
        ) : null,
      )}
      <line className={styles.base} x1={left} x2={width - RIGHT} y1={base + 0.5} y2={base + 0.5} />
      {steps.map(({ label }, at) =>
        at % labelEvery === 0 && at < last ? (
          <text key={label} x={x(at)} y={height - 6} textAnchor={at === 0 ? 'start' : 'middle'}>
            {label}
          </text>
        ) : null,
      )}
    </svg>
  )
}

const pathOf = (points: (readonly [number, number])[]) =>
  points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('')

const within = (value: number, most: number) => Math.min(most, Math.max(0, value))

const USUAL = 16

/** How much larger the reader's letters are than usual, for what is drawn in pixels. */
const fontScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL || 1
