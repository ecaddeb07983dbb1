import type { Customer } from '#api/schemas/customers.ts'
import { t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { KeyFigure, KeyFigures } from '#components/charts/key-figures.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Figure } from '#components/values/figure.tsx'

type CustomerFiguresProps = {
  customer: Customer
  /** The store's currency: a customer's amounts carry none. */
  currency: string | undefined
  lastOrder: string | undefined
}

export function CustomerFigures({ customer, currency, lastOrder }: CustomerFiguresProps) {
  const { totalSpend, totalOrders, averageSpend, balance } = customer
  const money = (amount: number | undefined) => (
    <Figure amount={amount} currency={currency} size="medium" assumed />
  )
  return (
    <KeyFigures>
      <KeyFigure label={t`Total spent`} note={currency && t`In the store’s currency`}>
        {money(totalSpend)}
      </KeyFigure>
      <KeyFigure
        label={t`Orders`}
        note={
          lastOrder && (
            <>
              <Trans>
                Last <DateTime value={lastOrder} />
              </Trans>
            </>
          )
        }
      >
        {totalOrders === undefined ? '—' : formatNumber(totalOrders)}
      </KeyFigure>
      <KeyFigure label={t`Average order`}>{money(averageSpend)}</KeyFigure>
      <KeyFigure label={t`Balance`}>{money(balance)}</KeyFigure>
    </KeyFigures>
  )
}
