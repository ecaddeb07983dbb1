import type { IntegrationErrorReport, User } from '#api/schemas/user.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { Card } from '#components/page/card.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column } from '#components/table/table-types.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { ShortId } from '#components/text/short-id.tsx'
import { Status } from '#components/values/status.tsx'
import styles from './account.module.css'
import { UserRef } from './user-facts.tsx'

const resolvedTone = { glyph: 'tick', tone: 'success' } as const
const openTone = { glyph: 'triangle', tone: 'danger' } as const

export const openReports = ({ integrationErrorReports }: User) =>
  integrationErrorReports.filter(({ resolved }) => resolved === false)

export function ErrorReportsCard({ user }: { user: User }) {
  const reports = user.integrationErrorReports.toSorted(
    (a, b) => Number(a.resolved ?? true) - Number(b.resolved ?? true),
  )
  const open = openReports(user).length
  return (
    <Card
      title={t`Error reports`}
      aside={plural(open, {
        one: `1 open of ${reports.length}`,
        other: `${open} open of ${reports.length}`,
      })}
    >
      <DataTable
        name={t`Error reports`}
        inCard
        columns={columnsFor(user.id)}
        rows={reports}
        rowKey={({ id }) => id}
        message={
          reports.length === 0 && (
            <EmptyState title={t`No error reports`} icon="check" heading="h3" />
          )
        }
        phoneRow={(report) => (
          <PhoneRow
            title={<bdi>{report.gateway ? sentenceCase(report.gateway) : t`No gateway named`}</bdi>}
            amount={<Resolved resolved={report.resolved} />}
            text={<bdi className={styles.wrap}>{report.reason}</bdi>}
            aside={<DateTime value={report.dateCreated} />}
          />
        )}
      />
    </Card>
  )
}

function columnsFor(ownId: string): Column<IntegrationErrorReport>[] {
  return [
    {
      id: 'state',
      header: t`State`,
      width: 110,
      cell: ({ resolved }) => <Resolved resolved={resolved} />,
    },
    {
      id: 'gateway',
      header: labels.gateway,
      width: 130,
      cell: ({ gateway }) => <Word word={gateway} />,
    },
    {
      id: 'reason',
      header: t`Reason`,
      cell: ({ reason }) =>
        reason ? (
          <span className={styles.wrap}>
            <LongText text={reason} />
          </span>
        ) : (
          <Word word={undefined} />
        ),
    },
    { id: 'type', header: t`Type`, width: 130, cell: ({ type }) => <Word word={type} /> },
    {
      id: 'reporter',
      header: t`Reporter`,
      width: 110,
      cell: ({ reporter }) => <Word word={reporter} />,
    },
    {
      id: 'user',
      header: t`User`,
      width: 110,
      leaves: 1,
      cell: ({ userId }) => <UserRef id={userId} ownId={ownId} />,
    },
    {
      id: 'id',
      header: t`Report ID`,
      width: 120,
      leaves: 1,
      cell: ({ id }) => <ShortId id={id} copies={t`report id`} />,
    },
    {
      id: 'created',
      header: t`Reported`,
      width: 130,
      align: 'end',
      cell: ({ dateCreated }) => <DateTime value={dateCreated} />,
    },
  ]
}

function Resolved({ resolved }: { resolved: boolean | undefined }) {
  if (resolved === undefined) return <span className="quiet">—</span>
  return (
    <Status
      value={resolved ? t`Resolved` : t({ message: 'Open', context: 'state' })}
      as={resolved ? resolvedTone : openTone}
    />
  )
}

function Word({ word }: { word: string | undefined }) {
  if (!word) return <span className="quiet">—</span>
  return <bdi title={word}>{sentenceCase(word)}</bdi>
}
