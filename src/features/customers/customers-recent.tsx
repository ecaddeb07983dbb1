import { Link, type LinkProps } from '@tanstack/react-router'
import { Private } from '#components/private.tsx'
import { Card } from '#components/card.tsx'
import { DateTime } from '#components/date-time.tsx'
import { Avatar } from '#components/thumb.tsx'
import styles from './customers-recent.module.css'
import type { RecentCustomer } from '#model/memory/customers.ts'

type CustomersRecentProps = {
  recent: RecentCustomer[]
  customerLink: (customerId: string) => LinkProps
}

export function CustomersRecent({ recent, customerLink }: CustomersRecentProps) {
  return (
    <Card title="Recent customers" aside="Opened in this browser">
      <ul className={styles.list}>
        {recent.map(({ id, emailAddress, openedAt }) => (
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
    </Card>
  )
}
