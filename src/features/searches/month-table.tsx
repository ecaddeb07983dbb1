import { labels, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { dayInYear } from '#base/time/time-format.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import { Trans } from '#components/text/trans.tsx'
import { Money } from '#components/values/money.tsx'
import type { MonthSheet } from '#model/reading/figures/month.ts'
import type { SheetLine, SheetSection } from '#model/reading/figures/month-sections.ts'
import styles from './month-end.module.css'

type MonthTableProps = { sheet: MonthSheet; sections: readonly SheetSection[] }

export function MonthTable({ sheet: { currency }, sections }: MonthTableProps) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">
        <Trans>{currency}, with how many orders each line rests on</Trans>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t`Line`}</th>
          <th scope="col">{t`Orders`}</th>
          <th scope="col">{labels.amount}</th>
          <th scope="col">{t({ message: 'Note', context: 'remark on a figure' })}</th>
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
            <Line key={line.label} line={line} currency={currency} />
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

function Line({ line: { label, orders, of, amount, note }, currency, isTotal }: LineProps) {
  const isPhone = useIsPhone()
  return (
    <tr className={isTotal ? styles.total : undefined}>
      <th scope="row" className={styles.label}>
        <bdi>{label}</bdi>
        {isPhone && <p className={styles.note}>{note}</p>}
      </th>
      <td className={styles.number}>
        {of === undefined
          ? formatNumber(orders)
          : t`${formatNumber(orders)} of ${formatNumber(of)}`}
      </td>
      <td className={styles.number}>
        {amount !== undefined && <Money amount={amount} currency={currency} />}
      </td>
      {!isPhone && <td className={styles.note}>{note}</td>}
    </tr>
  )
}
