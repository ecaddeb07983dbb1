import type { Order } from '#api/schemas/orders.ts'
import { sentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { Money } from '#components/values/money.tsx'
import { useCentsHint } from '#model/reading/platform/cents.ts'
import { paidSums } from '#model/reading/selection/paid-sums.ts'

type PaidSumsProps = { orders: readonly Order[]; storeCurrency: string | undefined }

export function PaidSums({ orders, storeCurrency }: PaidSumsProps) {
  const sums = paidSums(orders, storeCurrency)
  const scope = [t`What was paid. Refunds aren’t in the order list.`, useCentsHint()]
  return (
    <span title={sentences(scope)}>
      {sums.map(({ currency, paid, isAssumed }, index) => (
        <span key={`${currency} ${isAssumed}`}>
          {index > 0 && ', '}
          <Money amount={paid} currency={currency} assumed={isAssumed} />
        </span>
      ))}
      {sums.length === 0 && t`Nothing paid`}
    </span>
  )
}
