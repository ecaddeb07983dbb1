import type { StoreSummary } from '#api/schemas/user.ts'
import { commaList } from '#base/language/lists.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useNow } from '#base/time/now.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { Private } from '#components/text/private.tsx'
import type { Column } from '#components/table/table-types.ts'
import { Email } from '#components/values/email.tsx'
import { namelessCustomer } from '#components/values/customer-word.ts'
import { useTicketIndexes } from '#model/hooks/use-ticket-indexes.ts'
import type { TicketIndex } from '#model/reading/memory/tickets.ts'
import { type WaitingTicket, waitingFeed } from '#model/reading/stores/feed.ts'
import { useStore } from '#base/storage/store.ts'
import { lackText } from '#base/storage/left-out.ts'
import { checkedStores } from '#model/doing/tickets/waiting-count.ts'
import { agoText } from '#model/records/tickets/age-text.ts'
import { Checked, checkedWords } from './checked.tsx'
import styles from './stores-tickets.module.css'
import { TicketAge, LastEntry } from './ticket-list.tsx'
import { subjectWords, ticketLink } from './ticket-groups.ts'

type StoresTicketsProps = {
  /** Those that are ticked. */
  stores: readonly StoreSummary[]
  /** The column that tells the stores apart. */
  lead: Column<WaitingTicket>
}

const WAITING = { view: 'waiting' } as const

/** Who waits in any of the stores, from what this browser remembers: nothing is read for it. */
export function StoresTickets({ stores, lead }: StoresTicketsProps) {
  const indexes = useTicketIndexes(stores.map(({ id }) => id))
  const now = useNow()
  const sources = stores.flatMap((store, at) => {
    const index = indexes[at]
    return index ? [{ store, storeId: store.id, index }] : []
  })
  const isLoading = indexes.some((index) => index.isLoading)
  const waiting = waitingFeed(sources)
  const checked = useStore(checkedStores)
  const isPartial = stores.some(({ id }) => !checked.has(id))
  const nameOf = (id: string) => stores.find((store) => store.id === id)?.name ?? id
  const isAnyKnown = indexes.some(({ tickets }) => tickets.length > 0)
  return (
    <>
      <DataTable
        name={t`Tickets waiting`}
        columns={[lead, ...columns(now)]}
        rows={isLoading ? undefined : waiting}
        rowKey={({ storeId, ticket }) => `${storeId} ${ticket.id}`}
        rowLink={({ storeId, ticket }) => ({
          ...ticketLink(storeId, ticket, WAITING),
          label: commaList([
            nameOf(storeId),
            subjectWords(ticket.subject),
            ticket.emailAddress ?? lackText(t`no email`),
          ]),
        })}
        phoneRow={(entry) => (
          <PhoneRow
            title={
              <>
                {lead.cell(entry)} <Customer {...entry} />
              </>
            }
            text={<Subject {...entry} />}
            aside={<Wait {...entry} />}
          />
        )}
        message={!isLoading && waiting.length === 0 && <Nobody {...{ stores, isAnyKnown }} />}
      />
      {sources.length > 0 && !isLoading && (
        <div className={styles.foot}>
          {countWords(waiting.length, isPartial)}{' '}
          {t`Known from the customers that this browser has checked:`}
          <ul>
            {sources.map(({ store, index }) => (
              <li key={store.id}>
                <StoreLine store={store} index={index} now={now} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

const columns = (now: number): Column<WaitingTicket>[] => [
  { id: 'customer', header: labels.customer, cell: (entry) => <Customer {...entry} />, least: 200 },
  {
    id: 'subject',
    header: t`Subject`,
    cell: (entry) => <Subject {...entry} />,
    least: 200,
    isLink: true,
  },
  {
    id: 'checked',
    header: t`Checked`,
    cell: ({ ticket }) => <span className="quiet">{checkedAge(now - ticket.seenAt)}</span>,
    align: 'end',
    width: 112,
    leaves: 1,
  },
  {
    id: 'waiting',
    header: t`Waiting for`,
    cell: (entry) => <Wait {...entry} />,
    align: 'end',
    width: 116,
  },
]

const checkedAge = (passed: number) => (passed < 60_000 ? t`Just now` : agoText(passed))

const Customer = ({ ticket: { emailAddress } }: WaitingTicket) => (
  <Email text={emailAddress} none={namelessCustomer} className="truncate" />
)

const Subject = ({ storeId, ticket, ownNames }: WaitingTicket) => (
  <span className="truncate block">
    <Private>{visibleText(subjectWords(ticket.subject))}</Private>{' '}
    <span className="quiet">
      <LastEntry storeId={storeId} ticket={ticket} ownNames={ownNames} />
    </span>
  </span>
)

const Wait = ({ ticket: { lastEntry, dateCreated } }: WaitingTicket) => (
  <span className="secondary">
    <TicketAge value={lastEntry?.date ?? dateCreated} />
  </span>
)

type StoreLineProps = { store: StoreSummary; index: TicketIndex; now: number }

function StoreLine({ store: { id, name = id }, index, now }: StoreLineProps) {
  return (
    <>
      <Checked store={name} words={checkedWords(index, now)} />{' '}
      <AnchorLink to="/stores/$storeId/tickets" params={{ storeId: id }}>
        {index.customers.size > 0 ? t`Open its tickets` : t`Find its tickets`}
      </AnchorLink>
    </>
  )
}

type NobodyProps = { stores: readonly StoreSummary[]; isAnyKnown: boolean }

function Nobody({ stores, isAnyKnown }: NobodyProps) {
  if (stores.length === 0) return <EmptyState title={t`No store is ticked`} />
  return isAnyKnown ? (
    <EmptyState
      icon="check"
      title={t`No one is waiting`}
      text={t`In every ticket known here, your side wrote last.`}
    />
  ) : (
    <EmptyState
      icon="tickets"
      title={t`No tickets loaded yet`}
      text={t`Your platform keeps tickets with each customer, so Counter finds them store by store.`}
    />
  )
}

const countWords = (count: number, isPartial: boolean) =>
  count === 0
    ? ''
    : isPartial
      ? plural(count, {
          one: 'At least 1 ticket waits, longest first.',
          other: `At least ${formatNumber(count)} tickets wait, longest first.`,
        })
      : plural(count, {
          one: '1 ticket waits, longest first.',
          other: `${formatNumber(count)} tickets wait, longest first.`,
        })
