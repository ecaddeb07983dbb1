import type { LinkProps } from '@tanstack/react-router'
import type { Ticket } from '#api/schemas/tickets.ts'
import { t } from '#base/language/words.ts'
import { Private } from '#components/text/private.tsx'
import { Card } from '#components/page/card.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column } from '#components/table/table-types.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { Status } from '#components/values/status.tsx'
import { CardMessage } from './customer-cards.tsx'
import styles from './customer-cards.module.css'
import { type TicketLine, ticketLines } from '#model/records/customers/ticket-lines.ts'

type CustomerTicketsCardProps = {
  tickets: Ticket[]
  /** Author names under which replies from this browser have appeared. */
  ownNames: readonly string[]
  ticketLink: (ticketId: string) => LinkProps
}

export function CustomerTicketsCard({ tickets, ownNames, ticketLink }: CustomerTicketsCardProps) {
  const lines = ticketLines(tickets, ownNames)
  return (
    <Card
      title={t`Tickets`}
      aside={
        tickets.length > 0 && (
          <span title={t`Who waits is a guess from the names`}>{tickets.length}</span>
        )
      }
    >
      {lines.length === 0 ? (
        <CardMessage rows={{ rows: lines }} none={t`No tickets from this customer.`} />
      ) : (
        <DataTable
          name={t`Tickets of this customer`}
          columns={columns}
          rows={lines}
          rowKey={({ id }) => id}
          rowLink={({ id, subject }) =>
            id === ''
              ? undefined
              : { ...ticketLink(id), label: t`Ticket ${subject ?? id.slice(0, 8)}` }
          }
          phoneRow={(line) => (
            <PhoneRow
              title={<Subject {...line} />}
              text={<Turn {...line} />}
              aside={<DateTime value={line.date} />}
            />
          )}
          inCard
        />
      )}
    </Card>
  )
}

const columns: Column<TicketLine>[] = [
  { id: 'turn', header: t`Turn`, cell: (line) => <Turn {...line} />, width: 162 },
  {
    id: 'subject',
    header: t`Subject`,
    cell: (line) => (
      <span className={styles.line}>
        <Subject {...line} />
        <Private className="quiet">{line.preview}</Private>
      </span>
    ),
  },
  {
    id: 'messages',
    header: t`Messages`,
    cell: ({ messages }) => <span className="quiet">{messages}</span>,
    align: 'end',
    width: 90,
    leaves: 1,
  },
  {
    id: 'date',
    header: t`Last message`,
    cell: ({ date }) => (
      <span className="secondary">
        <DateTime value={date} />
      </span>
    ),
    align: 'end',
    width: 128,
  },
]

function Subject({ subject }: TicketLine) {
  return subject ? (
    <Private className="strong">{subject}</Private>
  ) : (
    <span className="quiet">{t`No subject`}</span>
  )
}

const answered = { glyph: 'tick', tone: 'neutral' } as const

export function Turn({ messages, isWaiting }: TicketLine) {
  if (messages === 0) return <span className="quiet">{t`No messages`}</span>
  return isWaiting ? (
    <Status value="waiting" label={t`Waiting for reply`} />
  ) : (
    <Status value="answered" label={t`Answered`} as={answered} />
  )
}
