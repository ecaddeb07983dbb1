import { Link, type LinkProps } from '@tanstack/react-router'
import { t } from '#base/language/words.ts'
import { Private } from '#components/text/private.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Section } from '#components/page/section.tsx'
import { Avatar } from '#components/values/thumb.tsx'
import styles from './customers-recent.module.css'
import type { RecentCustomer } from '#model/reading/memory/customers.ts'

type CustomersRecentProps = {
  recent: RecentCustomer[]
  customerLink: (customerId: string) => LinkProps
}

/** As many as fit beside the first screen of the list. */
const MOST = 8

export function CustomersRecent({ recent, customerLink }: CustomersRecentProps) {
  return (
    <Section title={t`Recent customers`} action={<span className="quiet">{t`Opened here`}</span>}>
      <ul className={styles.list}>
        {recent.slice(0, MOST).map(({ id, emailAddress, openedAt }) => (
          <li key={id}>
            <Link {...customerLink(id)} className={styles.customer}>
              <Avatar name={emailAddress} size={28} />
              <Private className={styles.email}>{emailAddress ?? id.slice(0, 8)}</Private>
              <span className={styles.time}>
                <DateTime value={openedAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
