import { formatNumber } from '#base/money-format.ts'
import { Status } from './status.tsx'

type StockProps = {
  value: number | undefined
  low: number
  /** Where no heading says what the number counts. */
  named?: boolean
}

export function Stock({ value, low, named }: StockProps) {
  if (value === undefined) return <span className="quiet">—</span>
  if (value > low) return `${formatNumber(value)}${named ? ' in stock' : ''}`
  if (value <= 0) {
    const label = value === 0 ? 'Out' : `Out (${formatNumber(value)})`
    return <Status value={value} label={label} as={{ glyph: 'cross', tone: 'danger' }} />
  }
  return (
    <Status
      value={value}
      label={`${formatNumber(value)} left`}
      as={{ glyph: 'half', tone: 'warning' }}
    />
  )
}
