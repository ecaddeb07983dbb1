import { formatNumber } from '#base/numbers/money-format.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { Private } from '#components/text/private.tsx'
import { Trans } from '#components/text/trans.tsx'
import styles from './tickets-column.module.css'

const MOST = 100

/** Customers who could not be read, by their addresses. */
export function Addresses({ words, emails }: { words: string; emails: readonly string[] }) {
  return (
    <details className={styles.addresses}>
      <summary>{words}</summary>
      <ul className={styles.limits}>
        {emails.slice(0, MOST).map((email) => (
          <li key={email}>
            <Private>{visibleText(email)}</Private>
          </li>
        ))}
        {emails.length > MOST && (
          <li>
            <Trans>and {formatNumber(emails.length - MOST)} more</Trans>
          </li>
        )}
      </ul>
    </details>
  )
}
