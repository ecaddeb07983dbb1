import type { Customer } from '#api/schemas/customers.ts'
import { t, plural } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { KeyFigure, KeyFigures } from '#components/charts/key-figures.tsx'
import { formatNumber, formatMoney } from '#base/numbers/money-format.ts'
import { Figure } from '#components/values/money.tsx'
import { commaList } from '#base/language/lists.ts'
import { labelled } from '#base/language/sentences.ts'
import { dateFormat } from '#base/language/formats.ts'
import { usePreferences, useTimeZone } from '#base/storage/preferences.ts'
import { utcMidnight } from '#base/time/calendar.ts'
import { useNow } from '#base/time/now.ts'
import { BarChart } from '#components/charts/bar-chart.tsx'
import { Card } from '#components/page/card.tsx'
import { NO_CURRENCY } from '#model/reading/ledger/figures.ts'
import { type Month, paidMonths } from '#model/reading/ledger/months.ts'
import { MANY, useCustomerOrders } from '#model/reading/lists/customer-orders.ts'
import { gridText } from '#model/reading/overview/words.ts'

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

type CustomerMonthsProps = {
  storeId: string
  email: string | undefined
  storeCurrency: string | undefined
}

/** Twelve months of payments; left out where one bar would say no more than the orders do. */
export function CustomerMonths({ storeId, email, storeCurrency }: CustomerMonthsProps) {
  const zone = useTimeZone()
  const now = useNow()
  const { moneyUnit: unit, privacy } = usePreferences()
  const { rows, isPart } = useCustomerOrders(storeId, email, MANY)
  if (!rows) return null
  const { currency: own, months, others } = paidMonths(rows, { zone, now, isPart })
  if (months.filter(({ orders }) => orders > 0).length < 2) return null
  const currency = own === NO_CURRENCY ? storeCurrency : own
  const unknown = months.filter(({ isUnknown }) => isUnknown)
  return (
    <Card title={t`Paid by month`} aside={asideText(currency, others, unknown)} padded>
      <BarChart
        label={t`Paid by month`}
        low
        bars={months.map((month, at) => ({
          label: monthText(month, 'short'),
          value: month.paid,
          text: '',
          name: nameOf(
            month,
            privacy ? t`hidden` : formatMoney(month.paid, currency, { unit })?.text,
          ),
          isOpen: at === months.length - 1,
        }))}
        gridText={(value) => gridText(value, currency ?? '', unit)}
      />
    </Card>
  )
}

function nameOf(month: Month, paid = '—'): string {
  const orders = month.isUnknown
    ? plural(month.orders, {
        one: '1 paid order, older orders not read',
        other: `${formatNumber(month.orders)} paid orders, older orders not read`,
      })
    : plural(month.orders, {
        one: '1 paid order',
        other: `${formatNumber(month.orders)} paid orders`,
      })
  return labelled(monthText(month, 'long'), commaList([paid, orders]))
}

function asideText(currency: string | undefined, others: number, unknown: Month[]): string {
  const last = unknown.at(-1)
  return commaList([
    currency,
    others > 0 &&
      plural(others, {
        one: 'without 1 paid in another currency',
        other: `without ${formatNumber(others)} paid in another currency`,
      }),
    last && t`up to ${monthText(last, 'short')} not all orders are read`,
  ])
}

/** With the whole year: "Dec 25" reads as a day. */
function monthText({ first }: Month, month: 'short' | 'long'): string {
  return dateFormat({ month, year: 'numeric', timeZone: 'UTC' }).format(utcMidnight(first))
}
