import { formatMoney } from '#base/money-format.ts'
import { Money } from './money.tsx'
import { usePreferences } from '#base/preferences.ts'

type MoneyRangeProps = {
  amounts: (number | undefined)[]
  currency: string | undefined
  assumed?: boolean
}

/** Lowest and highest amount: "19.00 to 189.00 EUR". */
export function MoneyRange({ amounts, currency, assumed }: MoneyRangeProps) {
  const { moneyUnit } = usePreferences()
  const known = amounts.filter((amount) => amount !== undefined)
  const least = known.length > 0 ? Math.min(...known) : undefined
  const most = known.length > 0 ? Math.max(...known) : undefined
  if (least === most) return <Money amount={least} currency={currency} assumed={assumed} />
  const start = formatMoney(least, currency, { unit: moneyUnit })
  return (
    <>
      {start && start.sign + start.integer + start.decimals} <span className="quiet">to</span>{' '}
      <Money amount={most} currency={currency} assumed={assumed} />
    </>
  )
}
