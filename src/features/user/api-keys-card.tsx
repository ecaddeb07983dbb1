import type { ApiKeyRecord, Integration, User } from '#api/schemas/user.ts'
import { plural, t } from '#base/language/words.ts'
import { createdColumn } from '#components/table/record-columns.tsx'
import { Card } from '#components/page/card.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column } from '#components/table/table-types.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { UserRef } from './user-facts.tsx'
import { CodeFact, LinkFact } from '#components/page/value-facts.tsx'
import { Trans } from '#components/text/trans.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { IdFact } from '#components/page/record-facts.tsx'
import { SafeLink } from '#components/text/safe-link.tsx'
import { commaList } from '#base/language/lists.ts'
import { Icon } from '#components/controls/icons.tsx'
import { Private } from '#components/text/private.tsx'
import { usePreferences } from '#base/storage/preferences.ts'
import styles from './account.module.css'

type ApiKeysCardProps = {
  user: User
  /** Shows every scope and address instead of the first few. */
  whole?: boolean
}

/** The account's keys without their secrets: what each may do, and from where. */
export function ApiKeysCard({ user, whole }: ApiKeysCardProps) {
  const columns = columnsFor(user.id, whole)
  return (
    <Card title={t`API keys`} aside={user.apiKeys.length}>
      <DataTable
        name={t`API keys`}
        inCard
        columns={columns}
        rows={user.apiKeys}
        rowKey={({ id }) => id}
        message={
          user.apiKeys.length === 0 && <EmptyState title={t`No API keys`} icon="key" heading="h3" />
        }
        phoneRow={(key) => (
          <>
            <PhoneRow
              title={<bdi>{key.label || t`No label`}</bdi>}
              amount={<ShortId id={key.id} copies={t`key id`} />}
              text={
                !whole && (
                  <WordList
                    words={key.scopes}
                    none={t`No scopes listed`}
                    summary={scopesText(key)}
                  />
                )
              }
              aside={<DateTime value={key.dateCreated} />}
            />
            {whole && <WordList words={key.scopes} none={t`No scopes listed`} whole />}
            <WordList words={key.ipAddresses} none={t`Any address`} whole={whole} isPrivate />
          </>
        )}
      />
    </Card>
  )
}

function columnsFor(ownId: string, whole: boolean | undefined): Column<ApiKeyRecord>[] {
  const user: Column<ApiKeyRecord> = {
    id: 'user',
    header: t`User`,
    width: 120,
    cell: ({ userId }) => <UserRef id={userId} ownId={ownId} />,
  }
  return [
    {
      id: 'label',
      header: t`Label`,
      width: 200,
      cell: ({ label }) => <bdi className="strong">{label || t`No label`}</bdi>,
    },
    {
      id: 'scopes',
      header: t`Scopes`,
      cell: (key) => (
        <WordList words={key.scopes} none={t`None`} whole={whole} summary={scopesText(key)} />
      ),
    },
    {
      id: 'addresses',
      header: t`Allowed addresses`,
      cell: ({ ipAddresses }) => (
        <WordList words={ipAddresses} none={t`Any address`} whole={whole} isPrivate />
      ),
    },
    {
      id: 'id',
      header: t`Key ID`,
      width: 130,
      cell: ({ id }) => <ShortId id={id} copies={t`key id`} />,
    },
    ...(whole ? [user] : []),
    createdColumn({ width: 120 }),
  ]
}

function scopesText({ scopes: { length: scopes } }: ApiKeyRecord): string {
  return plural(scopes, { one: '1 scope', other: `${scopes} scopes` })
}

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
          <LinkFact label={t`Terms`} value={application?.termsOfServiceLink} />
          <LinkFact label={t`Privacy policy`} value={application?.privacyPolicyLink} />
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
          <CodeFact label={t`Image`} value={application?.imageName} />
        </Facts>
      </div>
    </Card>
  )
}

const shownAtFirst = 2

type WordListProps = {
  /** Scopes, permissions or addresses as the service spells them. */
  words: string[]
  none: string
  /** Shows all of them, one per line. */
  whole?: boolean
  /** Says how many there are where only two fit; pressing it shows all of them. */
  summary?: string
  /** Addresses, for example. */
  isPrivate?: boolean
}

function WordList({ words, none, whole, summary, isPrivate }: WordListProps) {
  const { privacy } = usePreferences()
  if (words.length === 0) return <span className="quiet">{none}</span>
  if (privacy && isPrivate) return <Private className="mono">{commaList(words)}</Private>
  const list = (
    <ul className={styles.list}>
      {[...new Set(words)].map((word) => (
        <li key={word}>
          <bdi className="mono">{word}</bdi>
        </li>
      ))}
    </ul>
  )
  if (whole) return list
  if (summary && words.length > 1) {
    return (
      <details>
        <summary className={styles.summary}>
          {summary}
          <Icon name="chevron-down" size={14} />
        </summary>
        {list}
      </details>
    )
  }
  const more = words.length - shownAtFirst
  return (
    <span className={styles.words} title={words.join('\n')}>
      <bdi className="mono secondary">{commaList(words.slice(0, shownAtFirst))}</bdi>
      {more > 0 && (
        <span className="mono secondary">{t({ message: ` +${more}`, context: 'CLDR' })}</span>
      )}
    </span>
  )
}
