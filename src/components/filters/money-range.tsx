import { t } from '#base/language/words.ts'
import { highest, lowest } from '#base/numbers/large-lists.ts'
import { formatMoney } from '#base/numbers/money-format.ts'
import { Money } from '#components/values/money.tsx'
import { usePreferences } from '#base/storage/preferences.ts'

type MoneyRangeProps = {
  amounts: (number | undefined)[]
  currency: string | undefined
}

/** Of records without a currency of their own: the store’s is assumed. */
export function MoneyRange({ amounts, currency }: MoneyRangeProps) {
  const { moneyUnit } = usePreferences()
  const least = lowest(amounts)
  const most = highest(amounts)
  if (least === most) return <Money amount={least} currency={currency} assumed />
  const start = formatMoney(least, currency, { unit: moneyUnit })
  return (
    <span>
      {start && start.sign + start.integer + start.decimals} <span className="quiet">{t`to`}</span>{' '}
      <Money amount={most} currency={currency} assumed />
    </span>
  )
}
