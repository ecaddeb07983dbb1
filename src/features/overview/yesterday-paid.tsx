import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { useMoneyText } from '#components/values/figure.tsx'
import { type CurrencyFigures, NO_CURRENCY } from '#model/reading/ledger/figures.ts'
import styles from './yesterday-paid.module.css'

type YesterdayPaidProps = { figures: CurrencyFigures; storeCurrency: string | undefined }

/** The first question of every morning, answered without a click. */
export function YesterdayPaid({ figures, storeCurrency }: YesterdayPaidProps) {
  const { currency, yesterday } = figures
  const paid = useMoneyText(yesterday.paid, currency === NO_CURRENCY ? storeCurrency : currency)
  return (
    <AnchorLink
      from="/stores/$storeId"
      to="."
      search={(before: object) => ({ ...before, period: 'yesterday' as const })}
      className={styles.yesterday}
    >
      Yesterday in all: {paid}
    </AnchorLink>
  )
}
