import { type ReactNode, useState } from 'react'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Trans } from '#components/text/trans.tsx'
import styles from './long-text.module.css'

const AT_ONCE = 100
const AT_A_TIME = 500

/** Lists from outside have no limit. */
export function useFirstOf<Item>(items: Item[]): {
  shown: Item[]
  more: ReactNode | undefined
} {
  const [count, setCount] = useState(AT_ONCE)
  const left = items.length - count
  if (left <= 0) return { shown: items, more: undefined }
  const more = (
    <button type="button" className={styles.more} onClick={() => setCount(count + AT_A_TIME)}>
      <Trans>
        Show {formatNumber(Math.min(left, AT_A_TIME))} more of {formatNumber(left)} left
      </Trans>
    </button>
  )
  return { shown: items.slice(0, count), more }
}
