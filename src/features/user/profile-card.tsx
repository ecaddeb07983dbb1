import type { User } from '#api/schemas/user.ts'
import { Private, usePrivateText } from '#components/text/private.tsx'
import { Card } from '#components/page/card.tsx'
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
      title={(isName ? userName : privateEmail) || 'Your account'}
      aside={
        dateCreated && (
          <>
            Member since <DateTime value={dateCreated} />
          </>
        )
      }
      padded
    >
      <Facts wide>
        <Fact label="Email" matters>
          {email && <Private>{email}</Private>}
        </Fact>
        <StateFact
          label="Two-factor"
          value={user.twoFactorEnabled}
          words={['On', 'Off']}
          yes={good}
        />
        <StateFact
          label="Authenticator app"
          value={user.totpEnabled}
          words={['On', 'Off']}
          yes={good}
        />
        <StateFact
          label="Passkey"
          value={user.passkeyEnabled}
          words={['Set', 'Not set']}
          yes={good}
        />
        <DateFact label="Password changed" value={lastPasswordUpdate} relative />
        <StateFact label="Risk lock" value={user.riskLocked} words={['Yes', 'No']} yes={locked} />
        <StateFact
          label="Billing hold"
          value={user.billingSuspended}
          words={['Yes', 'No']}
          yes={held}
        />
        <DateFact label="Suspension date" value={user.billingSuspensionDate} />
      </Facts>
      <MoreFacts>
        <Fact label="User name">
          {userName &&
            (isName ? <bdi className="mono">{userName}</bdi> : <Private>{userName}</Private>)}
        </Fact>
        <IdFact label="User ID" id={user.id} />
        <Fact label="Chat webhook URL">
          <SetOrNot isSet={user.chatWebhookUrl} />
        </Fact>
        <DateFact label="Refreshes on" value={refreshAt} />
      </MoreFacts>
    </Card>
  )
}
