import { formatMoney } from '#base/money-format.ts'
import { Money } from './money.tsx'
import { usePreferences } from '#base/preferences.ts'

type MoneyRangeProps = {
  amounts: (number | undefined)[]
  currency: string | undefined
  assumed?: boolean
}

export function MoneyRange({ amounts, currency, assumed }: MoneyRangeProps) {
  const { moneyUnit } = usePreferences()
  const present = amounts.filter((amount) => amount !== undefined)
  const lowest = present.length > 0 ? Math.min(...present) : undefined
  const highest = present.length > 0 ? Math.max(...present) : undefined
  if (lowest === highest) return <Money amount={lowest} currency={currency} assumed={assumed} />
  const start = formatMoney(lowest, currency, { unit: moneyUnit })
  return (
    <>
      {start && start.sign + start.integer + start.decimals} <span className="quiet">to</span>{' '}
      <Money amount={highest} currency={currency} assumed={assumed} />
    </>
  )
}
