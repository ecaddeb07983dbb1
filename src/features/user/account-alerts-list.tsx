import { Trans } from '#components/text/trans.tsx'
import { betweenSentences } from '#base/language/sentences.ts'
import type { User } from '#api/schemas/user.ts'
import { useNow } from '#base/time/now.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { Note } from '#components/page/note.tsx'
import { accountAlerts } from '#model/records/user/account-alerts.ts'
import styles from './account-lists.module.css'

export function AccountAlerts({ user }: { user: User }) {
  const alerts = accountAlerts(user, useNow())
  if (alerts.length === 0) return null
  return (
    <div className={styles.alerts}>
      {alerts.map(({ tone, text, date }) => (
        <Note key={text} tone={tone}>
          {text}
          {date?.value && (
            <>
              {betweenSentences}
              <Trans>
                {date.label}: <DateTime value={date.value} absolute />
              </Trans>
            </>
          )}
        </Note>
      ))}
    </div>
  )
}
