import type { ReactNode } from 'react'
import { formatNumber, roundedMoney } from '#base/numbers/money-format.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { Figure } from '#components/values/figure.tsx'
import { KeyFigure, KeyFigures } from '#components/charts/key-figures.tsx'
import { Money } from '#components/values/money.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import type { totalsOf } from '#model/reading/ledger/counted.ts'
import { changeText, differenceText } from '#model/reading/overview/words.ts'
import { NumberLink } from './number-link.tsx'

type FiguresTotalsProps = {
  /** Undefined until the period is read. */
  totals: ReturnType<typeof totalsOf> | undefined
  currency: string | undefined
  isAssumed: boolean
  isCompared: boolean
  beforeName: string
}

const labels = ['Paid', 'Orders', 'Average paid order', 'Awaiting payment']

export function FiguresTotals(props: FiguresTotalsProps) {
  const { totals, currency, isAssumed, isCompared, beforeName } = props
  const { moneyUnit } = usePreferences()
  if (!totals) {
    return (
      <KeyFigures>
        {labels.map((label) => (
          <KeyFigure key={label} label={label} note={<Skeleton width={110} />}>
            <Skeleton width={92} />
          </KeyFigure>
        ))}
      </KeyFigures>
    )
  }
  const { now, before, awaiting } = totals
  const figure = (amount: number | undefined) => (
    <Figure amount={amount} currency={currency} assumed={isAssumed} size="medium" />
  )
  const against = (kind: 'paid' | 'all', change: string | undefined, was: ReactNode) =>
    isCompared ? (
      <>
        {change && <span className="strong">{change} </span>}
        {change ? 'from ' : 'Was '}
        <NumberLink kind={kind} isBefore>
          {was}
        </NumberLink>{' '}
        before
      </>
    ) : (
      <Skeleton width={110} />
    )
  const { average, decimals } = now
  const round = { decimals, unit: moneyUnit }
  return (
    <KeyFigures>
      <KeyFigure
        label="Paid"
        note={against(
          'paid',
          changeText(now.paid, before.paid),
          <Money amount={before.paid} currency={currency} />,
        )}
      >
        <NumberLink kind="paid">{figure(now.paid)}</NumberLink>
      </KeyFigure>
      <KeyFigure
        label="Orders"
        note={against(
          'all',
          differenceText(now.orders, before.orders),
          formatNumber(before.orders),
        )}
      >
        <NumberLink kind="all">{formatNumber(now.orders)}</NumberLink>
      </KeyFigure>
      <KeyFigure
        label="Average paid order"
        note={
          average === undefined || before.average === undefined
            ? average === undefined
              ? 'No paid orders'
              : isCompared && `No paid orders ${beforeName}`
            : isCompared && `${changeText(average, before.average)} from ${beforeName}`
        }
      >
        {figure(average === undefined ? undefined : roundedMoney(average, currency ?? '', round))}
      </KeyFigure>
      <KeyFigure
        label="Awaiting payment"
        note={awaiting.orders === 1 ? '1 order' : `${formatNumber(awaiting.orders)} orders`}
      >
        <NumberLink kind="awaiting">{figure(awaiting.amount)}</NumberLink>
      </KeyFigure>
    </KeyFigures>
  )
}
