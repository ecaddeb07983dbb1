import { classNames } from './class-names.ts'
import { Code, Missing, type MoneyProps, useMoney } from './money.tsx'
import styles from './money.module.css'

type FigureProps = MoneyProps & { size?: 'medium' | 'large' | 'huge' }

/** Characters of a large figure that stands beside others at any width. */
const LONGEST_FIGURE = 13

/** The one amount a page is about: large, its decimals dimmed. */
export function Figure({ amount, currency, assumed, size = 'large' }: FigureProps) {
  const money = useMoney(amount, currency)
  if (!money) return <Missing />
  return (
    <span
      className={classNames(styles.figure, styles[size])}
      data-long={money.text.length > LONGEST_FIGURE || undefined}
    >
      {money.sign}
      {money.integer}
      <span className={styles.decimals}>{money.decimals}</span>
      <Code code={money.code} assumed={assumed} />
    </span>
  )
}

/** The same amount as plain text: for titles, labels and buttons. */
export function useMoneyText(amount: MoneyProps['amount'], currency: MoneyProps['currency']) {
  return useMoney(amount, currency)?.text ?? '—'
}
