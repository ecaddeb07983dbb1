import type { Role, TeamPerson } from '#api/transport-role.ts'
import { sentences } from '#base/language/sentences.ts'
import { plural, t, labels } from '#base/language/words.ts'
import { Card } from '#components/page/card.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column } from '#components/table/table-types.ts'
import { ShortId } from '#components/text/short-id.tsx'
import { Tag } from '#components/values/tag.tsx'
import { roleWord, useRole } from '#model/hooks/use-role.ts'
import styles from './account.module.css'
import type { StoreSummary, User } from '#api/schemas/user.ts'
import { formatNumber, formatRating } from '#base/numbers/money-format.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Status } from '#components/values/status.tsx'

/** What whoever is signed in may do here, and for owners who may do what. */
export function RoleCard() {
  const role = useRole()
  if (!role?.hasRoles) return null
  const { people } = role
  return (
    <Card
      title={t`Your role`}
      aside={people && plural(people.length, { one: '1 person', other: `${people.length} people` })}
    >
      <div className={styles.own}>
        <Icon name={role.role === 'owner' ? 'check' : 'lock'} size={18} />
        <div className="stack">
          <strong>{role.role ? roleWord(role.role) : t`No role yet`}</strong>
          <span className="secondary">{whatItMeans(role)}</span>
          {!role.role && role.user && (
            <span>
              <ShortId id={role.user} copies={t`user id`} whole />
            </span>
          )}
        </div>
      </div>
      {people && (
        <DataTable
          name={t`Roles`}
          inCard
          columns={columnsFor(role.user)}
          rows={people}
          rowKey={({ user }) => user}
          phoneRow={(person) => (
            <PhoneRow
              title={<Name person={person} own={role.user} />}
              amount={roleWord(person.role)}
              text={<bdi className="mono">{person.user}</bdi>}
              aside={person.addresses ? undefined : t`No addresses`}
            />
          )}
        />
      )}
    </Card>
  )
}

function whatItMeans({ role, hidesAddresses }: Role): string {
  if (role === 'owner') {
    return t`You may do everything. Roles stand in the team’s file on Counter’s server.`
  }
  if (role === 'support') {
    return t`You read everything and reply to tickets. Refunds, variants and settings are for owners.`
  }
  if (!role) {
    return t`Nothing can be read or changed until an owner adds your user ID to the team’s file.`
  }
  return hidesAddresses
    ? sentences([
        t`You read everything but customers’ addresses: emails, IP addresses and places are left out, and nothing is found by them.`,
        t`Names in tickets are shown.`,
      ])
    : t`You read everything and change nothing.`
}

function Name({ person, own }: { person: TeamPerson; own: string | undefined }) {
  return (
    <span className={styles.name}>
      <bdi className="strong">{person.name ?? t`No name`}</bdi>
      {person.user === own && <Tag>{t`You`}</Tag>}
    </span>
  )
}

function columnsFor(own: string | undefined): Column<TeamPerson>[] {
  return [
    {
      id: 'name',
      header: t({ message: 'Name', context: 'of a person' }),
      width: 220,
      cell: (person) => <Name person={person} own={own} />,
    },
    { id: 'role', header: t`Role`, width: 120, cell: ({ role }) => roleWord(role) },
    {
      id: 'addresses',
      header: t`Customers’ addresses`,
      width: 180,
      cell: ({ addresses }) =>
        addresses ? (
          t`Shown`
        ) : (
          <span className="quiet">{t({ message: 'Left out', context: 'addresses' })}</span>
        ),
    },
    {
      id: 'user',
      header: t`User ID`,
      cell: ({ user }) => <bdi className="mono">{user}</bdi>,
    },
  ]
}

const open = { glyph: 'tick', tone: 'success' } as const
const inactive = { glyph: 'pause', tone: 'warning' } as const

export function StoresCard({ user }: { user: User }) {
  return (
    <Card title={t`Stores`} aside={user.stores.length}>
      <DataTable
        name={t`Stores`}
        inCard
        columns={columns}
        rows={user.stores}
        rowKey={({ id }) => id}
        rowLink={({ id, name }) => ({
          to: '/stores/$storeId/settings',
          params: { storeId: id },
          label: t`Settings of ${name ?? id}`,
        })}
        message={user.stores.length === 0 && <EmptyState title={t`No stores`} heading="h3" />}
        phoneRow={(store) => (
          <PhoneRow
            title={<bdi>{store.name ?? store.id}</bdi>}
            amount={<bdi>{store.currencyCode}</bdi>}
            text={<bdi>{store.customDomain || store.domain || store.url}</bdi>}
            aside={
              store.isInactive ? <Tag>{t`Inactive`}</Tag> : <DateTime value={store.lastOrderAt} />
            }
          />
        )}
      />
    </Card>
  )
}

const columns: Column<StoreSummary>[] = [
  {
    id: 'name',
    header: t`Store`,
    cell: ({ name, id }) => <bdi className="strong">{name ?? id}</bdi>,
    least: 160,
  },
  {
    id: 'domain',
    header: t`Domain`,
    cell: ({ customDomain, domain, url }) => <bdi>{customDomain || domain || url || '—'}</bdi>,
    least: 220,
  },
  {
    id: 'state',
    header: t`State`,
    width: 120,
    cell: ({ isInactive }) =>
      isInactive === undefined ? (
        <span className="quiet">—</span>
      ) : (
        <Status
          value={isInactive ? t`Inactive` : t({ message: 'Active', context: 'a store' })}
          as={isInactive ? inactive : open}
        />
      ),
  },
  {
    id: 'currency',
    header: t`Currency`,
    width: 96,
    cell: ({ currencyCode }) => <bdi>{currencyCode || '—'}</bdi>,
  },
  {
    id: 'scopes',
    header: t`Scopes`,
    width: 110,
    leaves: 1,
    cell: ({ scopes }) => (
      <span title={scopes.join('\n')}>
        {scopes.length === 0
          ? t`None`
          : plural(scopes.length, {
              one: '1 scope',
              other: `${formatNumber(scopes.length)} scopes`,
            })}
      </span>
    ),
  },
  {
    id: 'id',
    header: labels.storeId,
    width: 130,
    cell: ({ id }) => <ShortId id={id} copies={t`store id`} />,
  },
  {
    id: 'rating',
    header: labels.rating,
    width: 76,
    align: 'end',
    cell: ({ rating }) => (rating === undefined ? '—' : formatRating(rating)),
  },
  {
    id: 'last-order',
    header: t`Last order`,
    width: 120,
    align: 'end',
    cell: ({ lastOrderAt }) => <DateTime value={lastOrderAt} />,
  },
]
