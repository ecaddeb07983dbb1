import { classNames } from './class-names.ts'
import { type FormattedMoney, formatMoney } from '#base/money-format.ts'
import styles from './money.module.css'
import { usePreferences } from '#base/preferences.ts'

export type MoneyProps = {
  amount: number | null | undefined
  currency: string | null | undefined
  /** The record carries no currency: the store's is shown, and marked. */
  assumed?: boolean
  /** Not paid, failed, voided: the amount does not count. */
  quiet?: boolean
  /** Without its code, where a figure beside it has the same. */
  bare?: boolean
}

/** A figure with its ISO code in a slot of fixed width, so that the figures of a column line up. */
export function Money({ amount, currency, assumed, quiet, bare }: MoneyProps) {
  const money = useMoney(amount, currency)
  if (!money) return <Missing bare={bare} />
  const names = classNames(
    styles.money,
    quiet && styles.quiet,
    money.sign !== '' && styles.negative,
  )
  return (
    <span className={names}>
      {money.sign}
      {money.integer}
      {money.decimals}
      {!bare && <Code code={money.code} assumed={assumed} />}
    </span>
  )
}

export function useMoney(
  amount: MoneyProps['amount'],
  currency: MoneyProps['currency'],
): FormattedMoney | undefined {
  const { moneyUnit } = usePreferences()
  return formatMoney(amount, currency, { unit: moneyUnit })
}

/** Letters of a code that is shown whole; one that is longer leaves the room to its neighbours. */
const LONGEST_CODE = 8

export function Code({ code, assumed }: { code: string; assumed?: boolean }) {
  const mark = assumed && code !== ''
  const isLong = code.length > LONGEST_CODE
  return (
    <>
      {' '}
      <bdi
        className={classNames(styles.code, isLong && styles.long)}
        title={mark ? 'Store currency assumed' : isLong ? code : undefined}
      >
        {mark ? <span className={styles.assumed}>{code}</span> : code}
      </bdi>
    </>
  )
}

export function Missing({ bare }: { bare?: boolean }) {
  return (
    <span className={styles.money}>
      <span className="quiet">—</span>
      {!bare && <Code code="" />}
    </span>
  )
}
