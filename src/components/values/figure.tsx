import { classNames } from '#components/controls/class-names.ts'
import { Code, Missing, type MoneyProps, PrivateFigure, useMoney } from './money.tsx'
import styles from './money.module.css'
import { usePreferences } from '#base/storage/preferences.ts'

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
