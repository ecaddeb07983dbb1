import type { Order } from '#api/schemas/orders.ts'
import { sentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { CommaList } from '#components/text/comma-list.tsx'
import { Money } from '#components/values/money.tsx'
import { useCentsHint } from '#model/reading/platform/cents.ts'
import { paidSums } from '#model/reading/selection/paid-sums.ts'

type PaidSumsProps = { orders: readonly Order[]; storeCurrency: string | undefined }

export function PaidSums({ orders, storeCurrency }: PaidSumsProps) {
  const sums = paidSums(orders, storeCurrency)
  const scope = [t`What was paid. Refunds aren’t in the order list.`, useCentsHint()]
  return (
    <span title={sentences(scope)}>
      <CommaList>
        {sums.map(({ currency, paid, isAssumed }) => (
          <Money
            key={`${currency} ${isAssumed}`}
            amount={paid}
            currency={currency}
            assumed={isAssumed}
          />
        ))}
      </CommaList>
      {sums.length === 0 && t`Nothing paid`}
    </span>
  )
}
