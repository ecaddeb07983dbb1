import type { User } from '#api/schemas/user.ts'
import { betweenSentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { useNow } from '#base/time/now.ts'
import { Note } from '#components/page/note.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { accountAlerts } from '#model/records/user/account-alerts.ts'
import type { AccountView } from '#model/records/user/account-search.ts'
import { AccountFigures } from './account-figures.tsx'
import lists from './account-lists.module.css'
import styles from './account-sections.module.css'
import { ApiKeysCard } from './api-keys-card.tsx'
import { ErrorReportsCard } from './error-reports-card.tsx'
import { Integrations } from './integrations-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { RegistrationCard } from './registration-card.tsx'
import { RoleCard } from './role-card.tsx'
import { StoresCard } from './stores-card.tsx'
import { SubscriptionCard } from './subscription-card.tsx'

type AccountSectionsProps = { user: User; view: AccountView | undefined }

/** One section of the account; the first gathers the facts that merchants need most. */
export function AccountSections({ user, view }: AccountSectionsProps) {
  const isOverview = view === undefined || view === 'account'
  return (
    <>
      {isOverview && <AccountFigures user={user} />}
      <div className={styles.sections}>
        {section(user, view)}
        <p className="quiet small">{t`View only. Change your account on your platform.`}</p>
      </div>
    </>
  )
}

function section(user: User, view: AccountView | undefined) {
  switch (view) {
    case 'keys':
      return <ApiKeysCard user={user} whole />
    case 'integrations':
      return <Integrations user={user} />
    case 'reports':
      return <ErrorReportsCard user={user} />
    case 'registration':
      return <RegistrationCard user={user} />
    case 'account':
    case undefined:
      break
  }
  return (
    <>
      <AccountAlerts user={user} />
      <RoleCard />
      <div className={styles.pair}>
        <SubscriptionCard user={user} />
        <ProfileCard user={user} />
      </div>
      <StoresCard user={user} />
      <ApiKeysCard user={user} />
    </>
  )
}

function AccountAlerts({ user }: { user: User }) {
  const alerts = accountAlerts(user, useNow())
  if (alerts.length === 0) return null
  return (
    <div className={lists.alerts}>
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
