import { formatNumber } from '#base/money-format.ts'
import { Status } from '#components/status.tsx'
import { LOW_STOCK } from '#model/products/catalogue.ts'

/** The stock, with a warning when it is low or empty. */
export function Stock({ value }: { value: number | undefined }) {
  if (value === undefined) return <span className="quiet">—</span>
  if (value > LOW_STOCK) return formatNumber(value)
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
