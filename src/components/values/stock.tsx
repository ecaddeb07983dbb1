import { use } from 'react'
import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { LowStock } from './low-stock.ts'
import { Status } from './status.tsx'

type StockProps = {
  value: number | undefined
  /** Where no heading says what the number counts. */
  named?: boolean
}

export function Stock({ value, named }: StockProps) {
  const low = use(LowStock)
  if (value === undefined) return <span className="quiet">—</span>
  if (value > low) return named ? t`${formatNumber(value)} in stock` : formatNumber(value)
  if (value <= 0) {
    const label = value === 0 ? t`Out` : t`Out (${formatNumber(value)})`
    return <Status value={value} label={label} as={{ glyph: 'cross', tone: 'danger' }} />
  }
  return (
    <Status
      value={value}
      label={t`${formatNumber(value)} left`}
      as={{ glyph: 'half', tone: 'warning' }}
    />
  )
}
