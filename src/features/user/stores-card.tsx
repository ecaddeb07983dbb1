import type { StoreSummary, User } from '#api/schemas/user.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { formatNumber, formatRating } from '#base/numbers/money-format.ts'
import { Card } from '#components/page/card.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column } from '#components/table/table-types.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { Status } from '#components/values/status.tsx'
import { Tag } from '#components/values/tag.tsx'

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
  },
  {
    id: 'domain',
    header: t`Domain`,
    cell: ({ customDomain, domain, url }) => <bdi>{customDomain || domain || url || '—'}</bdi>,
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
