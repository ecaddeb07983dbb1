import { t } from '#base/language/words.ts'
import { Private } from '#components/text/private.tsx'
import { classNames } from '#components/controls/class-names.ts'
import { type FormattedMoney, formatMoney } from '#base/numbers/money-format.ts'
import { marksLedger } from './marks.ts'
import styles from './money.module.css'
import { usePreferences } from '#base/storage/preferences.ts'

export type MoneyProps = {
  amount: number | null | undefined
  currency: string | null | undefined
  /** Shown and marked if the record has no currency. */
  storeCurrency?: string
  /** The currency is the store’s, because the record has none. */
  assumed?: boolean
  /** The amount does not count: not paid, failed, voided. */
  quiet?: boolean
  /** Without its code, because a figure beside it shows the same. */
  bare?: boolean
}

/** The ISO code has a fixed width, so that figures in a column align. */
export function Money({ amount, currency, storeCurrency, assumed, quiet, bare }: MoneyProps) {
  const money = useMoney(amount, currency || storeCurrency)
  const { privacy } = usePreferences()
  if (!money) return <Missing bare={bare} />
  const figure = money.sign + money.integer + money.decimals
  const names = classNames(
    styles.money,
    quiet && styles.quiet,
    money.sign !== '' && styles.negative,
  )
  return (
    <span className={names}>
      {privacy ? <PrivateFigure>{figure}</PrivateFigure> : figure}
      {!bare && <Code code={money.code} assumed={assumed ?? !currency} />}
    </span>
  )
}

/** Every amount has the same bar. */
const PrivateFigure = ({ children }: { children: string }) => (
  <Private>
    <>{children}</>
  </Private>
)

function useMoney(
  amount: MoneyProps['amount'],
  currency: MoneyProps['currency'],
): FormattedMoney | undefined {
  const { moneyUnit } = usePreferences()
  return formatMoney(amount, currency, { unit: moneyUnit })
}

const marksWideCode = marksLedger('data-has-wide-code')

/** Longer codes are cut, so that they do not push their neighbours away. */
const LONGEST_CODE = 8

function Code({ code, assumed }: { code: string; assumed?: boolean }) {
  const mark = assumed && code !== ''
  const isLong = code.length > LONGEST_CODE
  return (
    <>
      {' '}
      <bdi
        className={classNames(styles.code, isLong && styles.long)}
        ref={code.length > 3 ? marksWideCode : undefined}
        title={mark ? t`Store currency assumed` : isLong ? code : undefined}
      >
        {mark ? <span className={styles.assumed}>{code}</span> : code}
      </bdi>
    </>
  )
}

function Missing({ bare }: { bare?: boolean }) {
  return (
    <span className={styles.money}>
      <span className="quiet">—</span>
      {!bare && <Code code="" />}
    </span>
  )
}

type FigureProps = MoneyProps & { size?: 'medium' | 'large' | 'huge' }

/** A longer figure gets a smaller size, so that it fits beside others. */
const LONGEST_FIGURE = 13

export function Figure({ amount, currency, assumed, size = 'large' }: FigureProps) {
  const money = useMoney(amount, currency)
  const { privacy } = usePreferences()
  if (!money) return <Missing />
  return (
    <span
      className={classNames(styles.figure, styles[size])}
      data-long={money.text.length > LONGEST_FIGURE || undefined}
    >
      {privacy ? (
        <PrivateFigure>{money.sign + money.integer + money.decimals}</PrivateFigure>
      ) : (
        <>
          {money.sign}
          {money.integer}
          <span className={styles.decimals}>{money.decimals}</span>
        </>
      )}
      <Code code={money.code} assumed={assumed} />
    </span>
  )
}

/** Plain text, for titles, labels and buttons. */
export function useMoneyText(amount: MoneyProps['amount'], currency: MoneyProps['currency']) {
  const money = useMoney(amount, currency)
  const { privacy } = usePreferences()
  return (privacy ? money && `••• ${money.code}`.trim() : money?.text) ?? '—'
}
