import type { Signals, User } from '#api/schemas/user.ts'
import { labels, t } from '#base/language/words.ts'
import { Private, usePrivateText } from '#components/text/private.tsx'
import { Card } from '#components/page/card.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { DateFact, IdFact } from '#components/page/record-facts.tsx'
import { SetOrNot } from '#components/values/set-or-not.tsx'
import { MoreFacts, StateFact, UserRef } from './user-facts.tsx'
import { useState } from 'react'
import { CodeFact, PrivateFact, WordFact } from '#components/page/value-facts.tsx'
import { Button } from '#components/controls/button.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { Status } from '#components/values/status.tsx'
import { visibleText } from '#base/text/visible-text.ts'
import styles from './account.module.css'

const good = { glyph: 'tick', tone: 'success' } as const
const locked = { glyph: 'triangle', tone: 'danger' } as const
const held = { glyph: 'pause', tone: 'warning' } as const

export function ProfileCard({ user }: { user: User }) {
  const { email, userName, dateCreated, refreshAt } = user
  const privateEmail = usePrivateText(email ?? '')
  const isName = userName !== undefined && !userName.includes('@')
  return (
    <Card
      title={(isName ? userName : privateEmail) || t`Your account`}
      aside={
        dateCreated && (
          <>
            <Trans>
              Member since <DateTime value={dateCreated} absolute />
            </Trans>
          </>
        )
      }
      padded
    >
      <Facts wide>
        <PrivateFact label={labels.email} matters value={email} />
        <StateFact
          label={t`Two-factor`}
          value={user.twoFactorEnabled}
          words={[t`On`, t`Off`]}
          yes={good}
        />
        <StateFact
          label={t`Authenticator app`}
          value={user.totpEnabled}
          words={[t`On`, t`Off`]}
          yes={good}
        />
        <StateFact
          label={t`Passkey`}
          value={user.passkeyEnabled}
          words={[t`Set`, t`Not set`]}
          yes={good}
        />
        <StateFact
          label={t`Risk lock`}
          value={user.riskLocked || undefined}
          words={[t`Yes`, t`No`]}
          yes={locked}
        />
        <StateFact
          label={t`Billing hold`}
          value={user.billingSuspended || undefined}
          words={[t`Yes`, t`No`]}
          yes={held}
        />
        <DateFact label={t`Suspension date`} value={user.billingSuspensionDate} />
      </Facts>
      <MoreFacts>
        <Fact label={t`User name`}>
          {userName &&
            (isName ? <bdi className="mono">{userName}</bdi> : <Private>{userName}</Private>)}
        </Fact>
        <IdFact label={t`User ID`} id={user.id} />
        <Fact label={t`Chat webhook URL`}>
          <SetOrNot isSet={user.chatWebhookUrl} />
        </Fact>
        <DateFact label={t`Refreshes on`} value={refreshAt} />
      </MoreFacts>
    </Card>
  )
}

/** What the platform recorded at registration; personal, so rendered only on request. */
export function RegistrationCard({ user }: { user: User }) {
  const [isShown, setIsShown] = useState(false)
  const { signals } = user
  return (
    <Card
      title={t`Registration`}
      aside={signals?.dateCreated && <DateTime value={signals.dateCreated} absolute />}
      actions={
        signals?.verificationStatus && (
          <Status
            value={signals.verificationStatus}
            as={/^verified$/i.test(signals.verificationStatus) ? good : undefined}
            badge
          />
        )
      }
      padded
    >
      {!signals && <EmptyState title={t`None`} icon="file" heading="h3" />}
      {signals && !isShown && (
        <div className={styles.reveal}>
          <p className="secondary">
            {t`Name, address, tax number, and the device and network the account was opened from.`}
          </p>
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="eye" size={14} />}
            onClick={() => setIsShown(true)}
          >
            {t`Reveal registration details`}
          </Button>
        </div>
      )}
      {signals && isShown && <SignalFacts signals={signals} ownId={user.id} />}
    </Card>
  )
}

const who = [
  [t`Full name`, 'fullName'],
  [t`Tax ID`, 'taxId'],
  [labels.address, 'addressLine1'],
  [t`Address line 2`, 'addressLine2'],
  [t`Postal code`, 'postalCode'],
  [t`City`, 'city'],
  [t`Region`, 'region'],
  [t`Country`, 'countryCode'],
] as const

function SignalFacts({ signals, ownId }: { signals: Signals; ownId: string }) {
  return (
    <div className={styles.columns}>
      <Facts>
        <WordFact label={t`Legal entity`} value={signals.legalEntityType} />
        {who.map(([label, field]) => (
          <Fact key={field} label={label} matters>
            {signals[field] && <Private>{visibleText(signals[field])}</Private>}
          </Fact>
        ))}
      </Facts>
      <Facts>
        <PrivateFact
          label={labels.ipAddress}
          matters
          value={signals.registrationIpAddress}
          isCode
        />
        <CodeFact label={t`Fingerprint`} matters value={signals.registrationFingerprint} />
        <IdFact label={t`Record ID`} id={signals.id} />
        <Fact label={t`User`}>
          {signals.userId && <UserRef id={signals.userId} ownId={ownId} />}
        </Fact>
      </Facts>
    </div>
  )
}
