import type { ReactNode } from 'react'
import { plural, t } from '#base/language/words.ts'
import { formatMoney, formatNumber, roundedMoney } from '#base/numbers/money-format.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { dayInYear } from '#base/time/time-format.ts'
import { KeyFigure, KeyFigures } from '#components/charts/key-figures.tsx'
import { Sparkline } from '#components/charts/sparkline.tsx'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { classNames } from '#components/controls/class-names.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Figure, useMoneyText } from '#components/values/money.tsx'
import type { FortnightDay } from '#model/reading/overview/fortnight.ts'
import {
  changeText,
  dayBefore,
  differenceText,
  isFew,
  moneyChangeText,
  timeOfDay,
} from '#model/reading/overview/words.ts'
import type { CurrencyFigures } from '#model/reading/ledger/figures.ts'
import { linkOptions } from '#model/reading/links/order-links.ts'
import { NumberLink } from './number-link.tsx'
import { OrdersInAll } from './orders-in-all.tsx'
import styles from './overview-figures.module.css'
import { QuietNote } from './quiet-note.tsx'
import type { Overview } from './use-overview.ts'

const labels = [t`Paid`, t`Orders`, t`Average paid order`, t`Awaiting payment`]

type OverviewFiguresProps = { overview: Overview; fortnight: FortnightDay[] | undefined }

export function OverviewFigures({ overview, fortnight }: OverviewFiguresProps) {
  const { figures, period, spans, currency, isAssumed, comparison, quiet, isEarly } = overview
  const preferences = usePreferences()
  const isPhone = useIsPhone()
  const yesterday = isEarly ? (
    <AnchorLink {...periodLink('today')} className={styles.yesterday}>
      {t`Nothing yet today`}
    </AnchorLink>
  ) : (
    !period &&
    (!figures || figures.hours) && (
      <YesterdayPaid amount={figures?.hours?.yesterday.paid} currency={currency} />
    )
  )
  if (!figures) {
    return (
      <KeyFigures beside foot={isPhone && yesterday}>
        {labels.map((label, at) => (
          <KeyFigure
            key={label}
            label={label}
            picture={null}
            note={
              <div className={at === 0 ? styles.notes : undefined}>
                <span className={classNames(styles.linkLine, at === 0 && styles.first)}>
                  <Skeleton width={110} />
                </span>
                {at === 0 && !isPhone && yesterday}
              </div>
            }
          >
            <Skeleton width={92} />
          </KeyFigure>
        ))}
      </KeyFigures>
    )
  }
  const { now, before, awaiting } = figures
  const readUntil = overview.since.data?.to ?? overview.now
  const yesterdayName = dayBefore(readUntil, overview.zone)
  const against = period
    ? spans.beforeName
    : `${yesterdayName} ${timeOfDay(readUntil, overview.zone)}`
  // On a young day nothing is common, so it takes the one line that a change would.
  const nothing = (ofDay: string, ofPeriod: string) =>
    period ? (period.days === 1 ? ofDay : ofPeriod) : t`${yesterdayName} by now: nothing paid`
  const amount = (value: number | undefined) => (
    <Figure amount={value} currency={currency} assumed={isAssumed} size="medium" />
  )
  /** What it is compared with is in sight once, beside the first change. */
  function versus(change: string | undefined, otherwise: ReactNode, isFirst = false) {
    const line = classNames(styles.linkLine, isFirst && styles.first)
    if (comparison === 'awaited')
      return (
        <span className={line}>
          <Skeleton width={110} />
        </span>
      )
    if (comparison === 'none') return undefined
    if (change === undefined) return <span className={line}>{otherwise}</span>
    return (
      <span className={line}>
        <span className="strong">{change}</span>{' '}
        <span className={isFirst ? undefined : 'sr-only'}>
          <Trans>vs {against}</Trans>
        </span>
      </span>
    )
  }
  const round = { decimals: now.decimals, unit: preferences.moneyUnit }
  const rounded = (value: number) => roundedMoney(value, currency ?? '', round)
  const compared = (value: number, earlier: number) =>
    isFew(now, before)
      ? earlier === 0
        ? undefined
        : moneyChangeText(rounded(value - earlier), currency, preferences)
      : changeText(value, earlier)
  const paidChange = compared(now.paid, before.paid)
  /** Beside what was paid, whose days screen readers are told. */
  const lineOf = (valueOf: (day: FortnightDay) => number, isCount = false) =>
    fortnight?.some((day) => valueOf(day) > 0) ? (
      <Sparkline points={fortnight.map((day) => ({ value: valueOf(day) }))} isCount={isCount} />
    ) : null
  return (
    <KeyFigures beside foot={isPhone && (quiet ? <QuietNote {...quiet} /> : yesterday)}>
      <KeyFigure
        label={t`Paid`}
        picture={
          fortnight?.some(({ paid }) => paid > 0) ? (
            <PaidLine fortnight={fortnight} currency={currency} />
          ) : null
        }
        note={
          <div className={styles.notes}>
            {quiet
              ? period?.title
              : versus(
                  paidChange,
                  nothing(t`Nothing paid ${against}`, t`Nothing paid in ${against}`),
                  true,
                )}
            {!isPhone && yesterday}
          </div>
        }
      >
        <NumberLink kind="paid">{amount(now.paid)}</NumberLink>
      </KeyFigure>
      <KeyFigure
        label={t`Orders`}
        picture={lineOf(({ orders }) => orders)}
        note={versus(
          now.orders + before.orders > 0 ? differenceText(now.orders, before.orders) : undefined,
          undefined,
          !period && !paidChange,
        )}
      >
        <span className={styles.counted}>
          <NumberLink kind="all">{formatNumber(now.orders)}</NumberLink>
          {overview.currencies.length > 1 && <OrdersInAll currencies={overview.currencies} />}
        </span>
      </KeyFigure>
      <KeyFigure
        label={t`Average paid order`}
        picture={lineOf(({ average = 0 }) => average)}
        note={
          now.average === undefined
            ? t`No paid orders`
            : isFew(now, before)
              ? undefined
              : versus(
                  before.average === undefined ? undefined : compared(now.average, before.average),
                  <span className={period ? undefined : 'sr-only'}>
                    {nothing(t`No paid orders ${against}`, t`No paid orders in ${against}`)}
                  </span>,
                )
        }
      >
        {amount(now.average === undefined ? undefined : rounded(now.average))}
      </KeyFigure>
      <KeyFigure
        label={awaiting.isWhole ? t`Awaiting payment` : t`Awaiting payment, at least`}
        picture={lineOf((day) => day.awaiting, true)}
        note={<Awaiting {...awaiting} />}
      >
        {awaiting.isKnown ? (
          <NumberLink kind="awaiting">{amount(awaiting.amount)}</NumberLink>
        ) : (
          amount(undefined)
        )}
      </KeyFigure>
    </KeyFigures>
  )
}

type PaidLineProps = { fortnight: FortnightDay[]; currency: string | undefined }

function PaidLine({ fortnight, currency }: PaidLineProps) {
  const { moneyUnit: unit, privacy } = usePreferences()
  return (
    <Sparkline
      caption={t`Paid by day, last 14 days`}
      column={t`Paid`}
      points={fortnight.map(({ day, paid }) => ({
        name: dayInYear(day),
        value: paid,
        text: privacy ? t`hidden` : (formatMoney(paid, currency, { unit })?.text ?? '—'),
      }))}
    />
  )
}

function Awaiting({ orders, oldest, isKnown }: CurrencyFigures['awaiting']) {
  if (!isKnown) return <AnchorLink to="/platform">{t`How statuses count`}</AnchorLink>
  if (orders === 0) return t`Nothing awaiting payment`
  if (!oldest) return plural(orders, { one: '1 order', other: `${formatNumber(orders)} orders` })
  return (
    <Trans>
      {plural(orders, { one: '1 order', other: `${formatNumber(orders)} orders` })}, oldest{' '}
      <DateTime value={oldest} age />
    </Trans>
  )
}

const periodLink = (period: 'today' | 'yesterday') =>
  linkOptions({
    from: '/stores/$storeId',
    to: '.',
    search: (before: object) => ({ ...before, period }),
  })

type YesterdayPaidProps = { amount: number | undefined; currency: string | undefined }

/** The first question of every morning, answered without a click. */
function YesterdayPaid({ amount, currency }: YesterdayPaidProps) {
  const paid = useMoneyText(amount, currency).replaceAll(' ', '\u00a0')
  if (amount === undefined) {
    return (
      <span className={styles.yesterday}>
        <Skeleton width={130} />
      </span>
    )
  }
  return (
    <AnchorLink {...periodLink('yesterday')} className={styles.yesterday}>
      <Trans>Yesterday in all: {paid}</Trans>
    </AnchorLink>
  )
}
