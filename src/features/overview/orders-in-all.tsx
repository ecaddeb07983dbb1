import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import styles from './overview-figures.module.css'
import type { Overview } from './use-overview.ts'

/** Whatever their currency, as All stores counts them. */
export function OrdersInAll({ currencies }: Pick<Overview, 'currencies'>) {
  const orders = currencies.reduce((count, each) => count + each.now.orders, 0)
  return (
    <span className={styles.inAll}>
      {t({ message: `(${formatNumber(orders)} in all)`, comment: 'Orders in all currencies.' })}
    </span>
  )
}
