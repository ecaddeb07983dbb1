import type { ReactNode } from 'react'
import { DateTime } from '#components/values/date-time.tsx'
import { KeyFigure, KeyFigures } from '#components/charts/key-figures.tsx'
import { Figure } from '#components/values/figure.tsx'
import { formatNumber, roundedMoney } from '#base/numbers/money-format.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { Skeleton } from '#components/page/skeleton.tsx'
import {
  type CurrencyFigures,
  type DayFigures as Totals,
  NO_CURRENCY,
} from '#model/reading/ledger/figures.ts'
import { changeText, differenceText } from '#model/reading/overview/words.ts'

type DayFiguresProps = {
  /** Undefined while loading. */
  figures:
    | (Pick<CurrencyFigures, 'currency' | 'awaiting'> & { now: Totals; before: Totals })
    | undefined
  storeCurrency: string | undefined
  /** What the figures are compared with: "Thursday 14:32", "the day before". */
  against: string
  /** "by Thursday 14:32", "the day before". */
  by: string
  paidNote?: ReactNode
}

export function DayFigures({ figures, storeCurrency, against, by, paidNote }: DayFiguresProps) {
  const { moneyUnit } = usePreferences()
  const labels = ['Paid', 'Orders', 'Average paid order', 'Awaiting payment']
  if (!figures) {
    return (
      <KeyFigures beside>
        {labels.map((label) => (
          <KeyFigure key={label} label={label} note={<Skeleton width={110} />}>
            <Skeleton width={92} />
          </KeyFigure>
        ))}
      </KeyFigures>
    )
  }
  const { currency, now: today, before: sameTime, awaiting } = figures
  const isAssumed = currency === NO_CURRENCY
  const code = isAssumed ? storeCurrency : currency
  const amount = (value: number | undefined) => (
    <Figure amount={value} currency={code} assumed={isAssumed} size="medium" />
  )
  const { average, decimals } = today
  const change = changeText(today.paid, sameTime.paid)
  return (
    <KeyFigures beside>
      <KeyFigure
        label="Paid"
        note={
          <>
            {change || today.paid === 0 ? (
              <Against against={against}>{change ?? '±0'}</Against>
            ) : (
              `Nothing paid ${by}`
            )}
            {paidNote}
          </>
        }
      >
        {amount(today.paid)}
      </KeyFigure>
      <KeyFigure
        label="Orders"
        note={<Against against={against}>{differenceText(today.orders, sameTime.orders)}</Against>}
      >
        {formatNumber(today.orders)}
      </KeyFigure>
      <KeyFigure
        label="Average paid order"
        note={
          today.average === undefined || sameTime.average === undefined ? (
            today.average === undefined ? (
              'No paid orders yet'
            ) : (
              `No paid orders ${by}`
            )
          ) : (
            <Against against={against}>{changeText(today.average, sameTime.average)}</Against>
          )
        }
      >
        {amount(
          average === undefined
            ? undefined
            : roundedMoney(average, code ?? '', { decimals, unit: moneyUnit }),
        )}
      </KeyFigure>
      <KeyFigure
        label="Awaiting payment"
        note={
          awaiting.orders === 0 ? (
            'Nothing awaiting payment'
          ) : (
            <>
              {awaiting.orders === 1 ? '1 order' : `${awaiting.orders} orders`}
              {awaiting.oldest && (
                <>
                  , oldest <DateTime value={awaiting.oldest} age />
                </>
              )}
            </>
          )
        }
      >
        {amount(awaiting.amount)}
      </KeyFigure>
    </KeyFigures>
  )
}

function Against({ against, children }: { against: string; children: ReactNode }) {
  return (
    <>
      <span className="strong">{children}</span> vs {against}
    </>
  )
}
