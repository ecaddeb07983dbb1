import type { User } from '#api/schemas/user.ts'
import { betweenSentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { useNow } from '#base/time/now.ts'
import { Note } from '#components/page/note.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { accountAlerts } from '#model/records/user/account-alerts.ts'
import { type AccountView, accountViews } from '#model/records/user/account-search.ts'
import { Link } from '@tanstack/react-router'
import { KeyFigure, KeyFigures } from '#components/charts/key-figures.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { needsAction, processorState } from '#model/records/user/processor-state.ts'
import { ViewTabs } from '#components/list/view-tabs.tsx'
import lists from './account.module.css'
import styles from './account-sections.module.css'
import { ApiKeysCard, Integrations } from './api-keys-card.tsx'
import { ErrorReportsCard, openReports } from './error-reports-card.tsx'
import { ProfileCard, RegistrationCard } from './profile-card.tsx'
import { RoleCard, StoresCard } from './account-cards.tsx'
import { SubscriptionCard, TermEnd } from './subscription-card.tsx'

type AccountSectionsProps = { user: User; view: AccountView | undefined }

/** One section of the account; the first gathers the facts that merchants need most. */
export function AccountSections({ user, view }: AccountSectionsProps) {
  const isOverview = view === undefined || view === 'account'
  return (
    <>
      {isOverview && <AccountFigures user={user} />}
      <div className={styles.sections}>{section(user, view)}</div>
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

/** Is the account paid, are its shops open, can they take money, is it safe: at one glance. */
function AccountFigures({ user }: { user: User }) {
  return (
    <KeyFigures>
      <PlanFigure user={user} />
      <StoresFigure user={user} />
      <ProcessorsFigure user={user} />
      <SafetyFigure user={user} />
    </KeyFigures>
  )
}

function PlanFigure({ user: { plan, subscription } }: { user: User }) {
  const name = plan || subscription?.planId
  return (
    <KeyFigure
      label={t`Plan`}
      note={
        subscription?.expiryDate ? (
          <TermEnd subscription={subscription} />
        ) : (
          !subscription && t`No subscription`
        )
      }
    >
      {name ? (
        <bdi title={name}>{sentenceCase(name)}</bdi>
      ) : (
        <span className="quiet">{t`Not shown here`}</span>
      )}
    </KeyFigure>
  )
}

function StoresFigure({ user: { stores } }: { user: User }) {
  const inactive = stores.filter(({ isInactive }) => isInactive).length
  return (
    <KeyFigure
      label={t`Stores`}
      note={
        inactive > 0
          ? plural(inactive, { one: '1 inactive', other: `${formatNumber(inactive)} inactive` })
          : stores.length > 0 && t`None inactive`
      }
    >
      {formatNumber(stores.length)}
    </KeyFigure>
  )
}

function ProcessorsFigure({ user: { processors } }: { user: User }) {
  const on = processors.filter((each) => processorState(each) === 'on').length
  const urgent = processors.filter(needsAction).length
  const words = plural(urgent, {
    one: '1 needs action',
    other: `${formatNumber(urgent)} need action`,
  })
  return (
    <KeyFigure
      label={t`Payment processors`}
      note={
        <Link
          to="/processors"
          search={{ show: urgent > 0 ? 'action' : undefined }}
          className={urgent > 0 ? styles.urgent : styles.link}
        >
          {urgent > 0 ? words : t`See all`}
        </Link>
      }
    >
      {on === 0 ? t`None on` : plural(on, { one: '1 on', other: `${formatNumber(on)} on` })}
    </KeyFigure>
  )
}

function SafetyFigure({ user }: { user: User }) {
  const { twoFactorEnabled, passkeyEnabled, lastPasswordUpdate } = user
  const isSafe = twoFactorEnabled || passkeyEnabled
  return (
    <KeyFigure
      label={t`Sign-in`}
      note={
        lastPasswordUpdate && (
          <>
            <Trans>
              Password changed <DateTime value={lastPasswordUpdate} />
            </Trans>
          </>
        )
      }
    >
      {isSafe === undefined ? (
        <span className="quiet">{t`Not shown here`}</span>
      ) : isSafe ? (
        t`Two factors`
      ) : (
        t`Password only`
      )}
    </KeyFigure>
  )
}

type AccountTabsProps = { user: User | undefined; view: AccountView | undefined }

export const AccountTabs = ({ user, view = 'account' }: AccountTabsProps) => (
  <ViewTabs
    label={t`Parts of the account`}
    tabs={(Object.keys(accountViews) as AccountView[]).map((each) => ({
      label: accountViews[each],
      count: each === 'reports' ? user && openReports(user).length : undefined,
      search: { view: each === 'account' ? undefined : each },
      current: each === view,
    }))}
  />
)
