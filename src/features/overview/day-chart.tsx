import { type ChartStep, LineBars } from '#components/line-bars.tsx'
import { Money } from '#components/money.tsx'
import { formatMoney } from '#base/money-format.ts'
import { useIsPhone } from '#components/phone.ts'
import { usePreferences } from '#base/preferences.ts'
import styles from './day-chart.module.css'
import { type CurrencyFigures, NO_CURRENCY } from '#model/overview/figures.ts'
import { gridText } from '#model/overview/words.ts'

type DayChartProps = {
  figures: CurrencyFigures
  storeCurrency: string | undefined
  /** The weekday with which today is compared. */
  weekday: string
  /** The current time in hours. */
  hour: number
}

/** Today's payments over those of the comparison day, also as a table. */
export function DayChart({ figures, storeCurrency, weekday, hour }: DayChartProps) {
  const isPhone = useIsPhone()
  const { moneyUnit } = usePreferences()
  const currency = figures.currency === NO_CURRENCY ? storeCurrency : figures.currency
  const text = (amount: number) => formatMoney(amount, currency, { unit: moneyUnit })?.text ?? ''
  const steps = figures.hours.map(({ today, before, orders }, at) => ({
    label: hourText(at),
    line: today,
    faint: before,
    bar: orders,
  }))
  return (
    <div className={styles.chart}>
      <LineBars
        label={`Paid by the hour, today and ${weekday}`}
        steps={steps}
        end={{ at: hour, value: figures.today.paid }}
        labelEvery={isPhone ? 6 : 3}
        height={isPhone ? 212 : 262}
        gridText={(value) => gridText(value, currency ?? '', moneyUnit)}
        stepText={({ label, line, faint, bar }) =>
          [
            `By ${label}`,
            line !== undefined && `today ${text(line)}`,
            `${weekday} ${text(faint)}`,
            bar !== undefined &&
              `${ordersText(bar)} from ${label} to ${hourText(Number.parseInt(label) + 1)}`,
          ]
            .filter(Boolean)
            .join(', ')
        }
        tooltip={(step) => <Tooltip step={step} weekday={weekday} currency={currency} />}
      />
      <div className="sr-only">
        <table>
          <caption>Paid by the hour</caption>
          <thead>
            <tr>
              <th scope="col">By</th>
              <th scope="col">Today</th>
              <th scope="col">{weekday}</th>
              <th scope="col">Orders in the next hour</th>
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

type TooltipProps = { step: ChartStep; weekday: string; currency: string | undefined }

function Tooltip({ step: { label, line, faint, bar }, weekday, currency }: TooltipProps) {
  return (
    <>
      <b className="strong">{label}</b>
      {line !== undefined && (
        <div className={styles.value}>
          <i className={styles.line} /> Today <Money amount={line} currency={currency} />
        </div>
      )}
      <div className={styles.value}>
        <i className={styles.faint} /> {weekday} <Money amount={faint} currency={currency} />
      </div>
      {bar !== undefined && (
        <div className={styles.value}>
          <i className={styles.bar} /> Orders from {label} <span>{bar}</span>
        </div>
      )}
    </>
  )
}

export function ChartLegend({ weekday }: { weekday: string }) {
  return (
    <ul className={styles.legend}>
      <li>
        <i className={styles.line} />
        Today
      </li>
      <li>
        <i className={styles.faint} />
        {weekday}
      </li>
      <li>
        <i className={styles.bar} />
        Orders per hour
      </li>
    </ul>
  )
}

const ordersText = (count: number) => (count === 1 ? '1 order' : `${count} orders`)

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`
