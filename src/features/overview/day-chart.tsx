import { commaList } from '#base/language/lists.ts'
import { plural, t } from '#base/language/words.ts'
import { type ChartStep, LineBars } from '#components/charts/line-bars.tsx'
import { Trans } from '#components/text/trans.tsx'
import { Money } from '#components/values/money.tsx'
import { formatMoney } from '#base/numbers/money-format.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import styles from './overview-figures.module.css'
import type { CurrencyFigures } from '#model/reading/ledger/figures.ts'
import { gridText } from '#model/reading/overview/words.ts'

/** Such as "Today" and the weekday with which it is compared. */
type Names = { day: string; before: string }

type DayChartProps = Names & {
  figures: CurrencyFigures
  currency: string | undefined
  /** The current time in hours; 24 when the day is over. */
  hour: number
}

export function DayChart({ figures, currency, day, before: dayBefore, hour }: DayChartProps) {
  const isPhone = useIsPhone()
  const { moneyUnit, privacy } = usePreferences()
  const text = (amount: number) =>
    privacy ? t`hidden` : (formatMoney(amount, currency, { unit: moneyUnit })?.text ?? '')
  const steps = figures.hours.map(({ today, before, orders }, at) => ({
    label: hourText(at),
    line: today,
    faint: before,
    bar: orders,
  }))
  return (
    <div className="relative">
      <LineBars
        label={t`Paid by the hour, ${day} and ${dayBefore}`}
        steps={steps}
        end={{ at: hour, value: figures.today.paid }}
        labelEvery={isPhone ? 6 : 3}
        height={isPhone ? 212 : 262}
        gridText={(value) => gridText(value, currency ?? '', moneyUnit)}
        stepText={({ label, line, faint, bar }) =>
          commaList([
            t`By ${label}`,
            line !== undefined && `${day} ${text(line)}`,
            `${dayBefore} ${text(faint)}`,
            bar !== undefined &&
              t`${ordersText(bar)} from ${label} to ${hourText(Number.parseInt(label) + 1)}`,
          ])
        }
        tooltip={(step) => <Tooltip step={step} day={day} before={dayBefore} currency={currency} />}
      />
      <div className="sr-only">
        <table>
          <caption>{t`Paid by the hour`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`By`}</th>
              <th scope="col">{day}</th>
              <th scope="col">{dayBefore}</th>
              <th scope="col">{t`Orders in the next hour`}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ label, line, faint, bar }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{line === undefined ? '' : text(line)}</td>
                <td>{text(faint)}</td>
                <td>{bar}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

type TooltipProps = Names & { step: ChartStep; currency: string | undefined }

function Tooltip({ step: { label, line, faint, bar }, day, before, currency }: TooltipProps) {
  return (
    <>
      <b className="strong">{label}</b>
      {line !== undefined && (
        <div className={styles.value}>
          <i className={styles.line} /> {day} <Money amount={line} currency={currency} />
        </div>
      )}
      <div className={styles.value}>
        <i className={styles.faint} /> {before} <Money amount={faint} currency={currency} />
      </div>
      {bar !== undefined && (
        <div className={styles.value}>
          <Trans>
            <i className={styles.bar} /> Orders from {label} <span>{bar}</span>
          </Trans>
        </div>
      )}
    </>
  )
}

type ChartLegendProps = {
  day: string
  before: string | undefined
  hasOrders?: boolean
  /** What isn’t drawn yet; its words keep their place. */
  awaited: 'all' | 'before' | undefined
}

export function ChartLegend({ day, before, hasOrders, awaited }: ChartLegendProps) {
  return (
    <ul className={styles.legend} data-awaited={awaited}>
      <li>
        <i className={styles.line} />
        {day}
      </li>
      {before && (
        <li>
          <i className={styles.faint} />
          {before}
        </li>
      )}
      {hasOrders && (
        <li>
          <Trans>
            <i className={styles.bar} />
            Orders per hour
          </Trans>
        </li>
      )}
    </ul>
  )
}

const ordersText = (count: number) => plural(count, { one: '1 order', other: `${count} orders` })

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`
