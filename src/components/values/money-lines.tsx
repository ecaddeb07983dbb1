import type { ReactNode } from 'react'
import { classNames } from '#components/controls/class-names.ts'
import { Money, type MoneyProps } from './money.tsx'
import styles from './money-lines.module.css'
import { Trans } from '#components/text/trans.tsx'

export type MoneyLine = {
  id: string
  label: ReactNode
  detail?: ReactNode
  amount: number | undefined
  swatch?: string
  total?: boolean
  large?: boolean
}

type MoneyLinesProps = {
  lines: MoneyLine[]
  currency: string | undefined
  assumed?: boolean
  /** Fills its column, so that totals in neighbouring columns align. */
  stretch?: boolean
}

export function MoneyLines({ lines, currency, assumed, stretch }: MoneyLinesProps) {
  return (
    <dl className={stretch ? styles.stretch : undefined} data-ledger>
      {lines.map(({ id, label, detail, amount, swatch, total, large }) => (
        <div key={id} className={classNames(styles.line, total && styles.total)}>
          <dt className={styles.label}>
            {swatch && <i className={styles.swatch} style={{ background: swatch }} />}
            {label}
            {detail && (
              <small className={styles.detail}>
                <bdi>{detail}</bdi>
              </small>
            )}
          </dt>
          <dd className={large ? styles.large : undefined}>
            <Money amount={amount} currency={currency} assumed={assumed} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Where some of it was not told, it is the least. */
export function LeastMoney({ isLeast, ...money }: MoneyProps & { isLeast: boolean }) {
  return isLeast ? (
    <Trans>
      at least <Money {...money} />
    </Trans>
  ) : (
    <Money {...money} />
  )
}
