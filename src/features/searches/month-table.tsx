import { labels, plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { dayInYear, momentText } from '#base/time/time-format.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import { Trans } from '#components/text/trans.tsx'
import { Money } from '#components/values/money.tsx'
import type { MonthSheet } from '#model/reading/figures/month.ts'
import { countedRows } from '#model/reading/lists/counted.ts'
import type { SheetLine, SheetSection } from '#model/reading/figures/month-sections.ts'
import styles from './month-end.module.css'
import { commaList } from '#base/language/lists.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { presentTime } from '#base/time/now.ts'
import '#components/page/paper.css'
import { CommaList } from '#components/text/comma-list.tsx'
import { Labelled } from '#components/text/labelled.tsx'
import type { MonthEndState } from './use-month-end.ts'

type MonthTableProps = { sheet: MonthSheet; sections: readonly SheetSection[] }

export function MonthTable({ sheet: { currency }, sections }: MonthTableProps) {
  const isPhone = useIsPhone()
  return (
    <table className={styles.table}>
      <caption className="sr-only">
        <Trans>{currency}, with how many orders each line rests on</Trans>
      </caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.label}>
            {t`Line`}
          </th>
          {!isPhone && (
            <th scope="col" className={styles.number}>
              {t`Orders`}
            </th>
          )}
          <th scope="col" className={styles.number}>
            {labels.amount}
          </th>
          {!isPhone && (
            <th scope="col" className={styles.note}>
              {t({ message: 'Note', context: 'remark on a figure' })}
            </th>
          )}
        </tr>
      </thead>
      {sections.map(({ title, lines, total }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={4} className={styles.section}>
              {title}
            </th>
          </tr>
          {lines.map((line) => (
            <Line key={`${line.label} ${line.note}`} line={line} currency={currency} />
          ))}
          {total && <Line line={total} currency={currency} isTotal />}
        </tbody>
      ))}
    </table>
  )
}

export function DaysTable({ sheet: { currency, days } }: Pick<MonthTableProps, 'sheet'>) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">
        <Trans>{currency} by day</Trans>
      </caption>
      <tbody>
        {days.map(({ day, orders, paid }) => (
          <Line
            key={day.day}
            line={{ label: dayInYear(day), orders, amount: paid }}
            currency={currency}
          />
        ))}
      </tbody>
    </table>
  )
}

type LineProps = { line: SheetLine; currency: string; isTotal?: boolean }

function Line({ line, currency, isTotal }: LineProps) {
  const { label, orders, of, amount, isUntold, note } = line
  const isPhone = useIsPhone()
  const counted =
    orders !== undefined &&
    (of === undefined ? formatNumber(orders) : t`${formatNumber(orders)} of ${formatNumber(of)}`)
  return (
    <tr className={isTotal ? styles.total : undefined}>
      <th scope="row" className={styles.label}>
        <bdi>{label}</bdi>
        {isPhone && (
          // Its own column would leave no room for the words.
          <p className={styles.note}>
            {orders !== undefined && orderWords(orders, of)}
            {orders !== undefined && note && ' · '}
            {note}
          </p>
        )}
      </th>
      {!isPhone && <td className={styles.number}>{counted}</td>}
      <td className={styles.number}>
        {amount !== undefined && <Money amount={amount} currency={currency} />}
        {isUntold && <span className="quiet">{labels.notKnown}</span>}
      </td>
      {!isPhone && <td className={styles.note}>{note}</td>}
    </tr>
  )
}

const orderWords = (orders: number, of: number | undefined) =>
  of === undefined
    ? countedRows('orders', orders)
    : plural(of, {
        one: `${formatNumber(orders)} of 1 order`,
        other: `${formatNumber(orders)} of ${formatNumber(of)} orders`,
      })

type MonthPaperProps = { month: MonthEndState; storeName: string | undefined }

/** What is printed: a sheet for each chosen currency, with what it rests on. */
export function MonthPaper({ month, storeName = t`Store` }: MonthPaperProps) {
  const zone = useTimeZone()
  const { chosen, label, notes, search } = month
  const missed = search?.missed ?? []
  const time = momentText(
    { kind: 'instant', instant: search?.fixedAt ?? presentTime() },
    'absolute',
    zone,
    presentTime(),
  )
  return chosen.map((sheet) => (
    <article
      key={sheet.currency}
      data-paper
      className={styles.paper}
      aria-label={commaList([label, sheet.currency])}
    >
      <header>
        <div>
          <small>{t`Month’s end`}</small>
          <div>
            <bdi>{visibleText(storeName)}</bdi>
          </div>
        </div>
        <strong>
          <CommaList>
            {label}
            <bdi>{sheet.currency}</bdi>
          </CommaList>
        </strong>
      </header>
      <MonthTable sheet={sheet} sections={month.sectionsOf(sheet)} />
      <h3>{t`By day`}</h3>
      <div className={styles.days}>
        <DaysTable sheet={sheet} />
      </div>
      {missed.length > 0 && (
        <>
          <h3>{t`Didn’t load: ${formatNumber(missed.length)}`}</h3>
          <ul>
            {missed.map(({ order, why }) => (
              <li key={order.id}>
                <Labelled
                  label={<bdi>{visibleText(order.id)}</bdi>}
                  value={<bdi>{visibleText(why)}</bdi>}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{t`How it is counted`}</h3>
      {notes.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <footer>
        {t`Made with Counter on ${time} from the store’s records. Times are ${zone}.`}
      </footer>
    </article>
  ))
}
