import type { Integration, User } from '#api/schemas/user.ts'
import { t } from '#base/language/words.ts'
import { Card } from '#components/page/card.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { IdFact } from '#components/page/record-facts.tsx'
import { SafeLink } from '#components/text/safe-link.tsx'
import { UserRef } from './user-facts.tsx'
import { WordList } from './word-list.tsx'
import styles from './account-lists.module.css'

export function Integrations({ user }: { user: User }) {
  if (user.integrations.length === 0) {
    return (
      <Card title={t`Integrations`} aside={0}>
        <EmptyState title={t`No applications have access`} icon="link" heading="h3" />
      </Card>
    )
  }
  return user.integrations.map((integration, index) => (
    <IntegrationCard key={integration.id || index} integration={integration} ownId={user.id} />
  ))
}

type IntegrationCardProps = { integration: Integration; ownId: string }

function IntegrationCard({
  integration: { id, dateCreated, application },
  ownId,
}: IntegrationCardProps) {
  return (
    <Card
      title={application?.name || t`Unnamed application`}
      aside={
        dateCreated && (
          <>
            <Trans>
              Connected <DateTime value={dateCreated} absolute />
            </Trans>
          </>
        )
      }
      padded
    >
      <div className={styles.columns}>
        <Facts>
          <Fact label={t`Permissions`}>
            <WordList words={application?.permissions ?? []} none={t`None`} whole />
          </Fact>
          <Fact label={t`Returns to`} matters>
            {application && application.redirectUrls.length > 0 && (
              <ul>
                {[...new Set(application.redirectUrls)].map((url) => (
                  <li key={url}>
                    <SafeLink href={url} />
                  </li>
                ))}
              </ul>
            )}
          </Fact>
          <Fact label={t`Terms`}>
            {application?.termsOfServiceLink && <SafeLink href={application.termsOfServiceLink} />}
          </Fact>
          <Fact label={t`Privacy policy`}>
            {application?.privacyPolicyLink && <SafeLink href={application.privacyPolicyLink} />}
          </Fact>
        </Facts>
        <Facts>
          <IdFact label={t`Integration ID`} id={id} />
          <IdFact label={t`Application ID`} id={application?.id} />
          <Fact label={t`Published`}>
            {application?.dateCreated && <DateTime value={application.dateCreated} absolute />}
          </Fact>
          <Fact label={t`Publisher`}>
            {application?.userId && <UserRef id={application.userId} ownId={ownId} />}
          </Fact>
          <Fact label={t`Image`}>
            {application?.imageName && <bdi className="mono">{application.imageName}</bdi>}
          </Fact>
        </Facts>
      </div>
    </Card>
  )
}
