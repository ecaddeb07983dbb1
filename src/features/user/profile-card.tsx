import type { User } from '#api/schemas/user.ts'
import { labels, t } from '#base/language/words.ts'
import { Private, usePrivateText } from '#components/text/private.tsx'
import { Card } from '#components/page/card.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { DateFact, IdFact } from '#components/page/record-facts.tsx'
import { SetOrNot } from '#components/values/set-or-not.tsx'
import { MoreFacts, StateFact } from './user-facts.tsx'

const good = { glyph: 'tick', tone: 'success' } as const
const locked = { glyph: 'triangle', tone: 'danger' } as const
const held = { glyph: 'pause', tone: 'warning' } as const

export function ProfileCard({ user }: { user: User }) {
  const { email, userName, dateCreated, lastPasswordUpdate, refreshAt } = user
  const privateEmail = usePrivateText(email ?? '')
  const isName = userName !== undefined && !userName.includes('@')
  return (
    <Card
      title={(isName ? userName : privateEmail) || t`Your account`}
      aside={
        dateCreated && (
          <>
            <Trans>
              Member since <DateTime value={dateCreated} />
            </Trans>
          </>
        )
      }
      padded
    >
      <Facts wide>
        <Fact label={labels.email} matters>
          {email && <Private>{email}</Private>}
        </Fact>
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
        <DateFact label={t`Password changed`} value={lastPasswordUpdate} relative />
        <StateFact
          label={t`Risk lock`}
          value={user.riskLocked}
          words={[t`Yes`, t`No`]}
          yes={locked}
        />
        <StateFact
          label={t`Billing hold`}
          value={user.billingSuspended}
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
