import type { ReactNode } from 'react'
import { labels, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import type { Customer } from '#api/schemas/customers.ts'
import type { Ticket } from '#api/schemas/tickets.ts'
import { Private } from '#components/text/private.tsx'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { DateFact, IdFact } from '#components/page/record-facts.tsx'
import { Money } from '#components/values/money.tsx'
import { Section } from '#components/page/section.tsx'
import { Status } from '#components/values/status.tsx'
import { Avatar } from '#components/values/thumb.tsx'
import { Email } from '#components/values/email.tsx'
import { useStore } from '#base/storage/store.ts'
import { visibleText } from '#base/text/visible-text.ts'
import type { CustomerOrders } from '#model/reading/lists/customer-orders.ts'
import { noteTicket, tagsIn, ticketNotes } from '#model/reading/memory/ticket-notes.ts'
import { PrivateFact, TextFact } from '#components/page/value-facts.tsx'
import { usePreferences } from '#base/storage/preferences.ts'
import { Button } from '#components/controls/button.tsx'
import { NoteField } from '#components/form/note-field.tsx'
import { useNoteDraft } from '#components/form/use-note-draft.ts'
import { OrderLoading } from './ticket-loading.tsx'
import { TicketOrders } from './ticket-orders.tsx'
import { subjectWords, ticketLink } from '#features/tickets/queue/ticket-groups.ts'
import styles from './ticket-view.module.css'

const SHOWN_ORDERS = 5

type TicketContextProps = {
  storeId: string
  customer: Customer
  ticket: Ticket
  orders: CustomerOrders
  storeCurrency: string | undefined
  /** The order that the ticket is about. */
  orderId: string | undefined
  order: ReactNode
  /** Its height changes no more. */
  isOrderSettled: boolean
}

export function TicketContext(props: TicketContextProps) {
  const { storeId, customer, ticket, orders, orderId, order, isOrderSettled } = props
  const { storeCurrency } = props
  const email = customer.emailAddress ?? ticket.emailAddress
  const awaited = Math.min(customer.totalOrders ?? 1, SHOWN_ORDERS)
  const isAwaited = email !== undefined && awaited > 0 && !orders.rows && !orders.query.isError
  return (
    <>
      <Section
        title={labels.customer}
        action={
          customer.id && (
            <AnchorLink
              to="/stores/$storeId/customers/$customerId"
              params={{ storeId, customerId: customer.id }}
            >
              {t({ message: 'Open', context: 'verb' })}
            </AnchorLink>
          )
        }
      >
        <CustomerWords customer={customer} email={email} />
        <CustomerFigures customer={customer} currency={storeCurrency} />
      </Section>
      {isAwaited ? <OrderLoading title={t`Order`} /> : order}
      {/* What a growing order would push down shows once it stands. */}
      <div className={isAwaited || !isOrderSettled ? styles.unsettled : undefined}>
        <TicketOrders
          storeId={storeId}
          ticketId={ticket.id}
          orderId={orderId}
          email={email}
          orders={orders.rows?.slice(0, SHOWN_ORDERS)}
          awaited={awaited}
          isPart={orders.isPart}
          failed={orders.query}
          storeCurrency={storeCurrency}
        />
        {ticket.id && <TicketNote key={ticket.id} storeId={storeId} ticketId={ticket.id} />}
        <Section title={t`Details`}>
          <Facts>
            <Fact label={labels.status}>
              {customer.isBlocked ? (
                <Status value="blocked" label={t`Blocked`} />
              ) : (
                customer.status && <Status value={customer.status} />
              )}
            </Fact>
            <TextFact label={t`Block note`} value={customer.blockedNote} />
            <PrivateFact label={labels.ipAddress} value={customer.ipAddress} isCode />
            <DateFact label={t`Opened`} value={ticket.dateCreated} relative />
            <Fact label={t`Ticket email`}>
              {ticket.emailAddress && ticket.emailAddress !== customer.emailAddress && (
                <Private>{visibleText(ticket.emailAddress)}</Private>
              )}
            </Fact>
            <IdFact label={t`Ticket ID`} id={ticket.id} />
            <IdFact label={labels.storeId} id={ticket.storeId} />
          </Facts>
        </Section>
        <OtherTickets storeId={storeId} customer={customer} ticket={ticket} />
      </div>
    </>
  )
}

function CustomerWords({ customer, email }: { customer: Customer; email: string | undefined }) {
  const since = customer.dateCreated && <DateTime value={customer.dateCreated} />
  const isAffiliate = customer.affiliate?.isEnabled
  return (
    <div className="row gap-10 below-3">
      <Avatar name={email} size={28} />
      <div className="stack shrinks">
        <Email text={email} className={styles.email} />
        <span className="quiet small">
          {!since ? (
            isAffiliate && labels.affiliate
          ) : isAffiliate ? (
            <Trans>Since {since}, affiliate</Trans>
          ) : (
            <Trans>Since {since}</Trans>
          )}
        </span>
      </div>
    </div>
  )
}

function CustomerFigures({ customer, currency }: { customer: Customer; currency?: string }) {
  const { totalSpend, totalOrders, averageSpend, balance } = customer
  const money = (amount: number | undefined) => (
    <Money amount={amount} currency={currency} assumed />
  )
  const figures = {
    [t`Spent`]: money(totalSpend),
    [t`Orders`]: totalOrders === undefined ? '—' : formatNumber(totalOrders),
    [t`Average`]: money(averageSpend),
    [t`Balance`]: money(balance),
  }
  return (
    <dl className={styles.figures}>
      {Object.entries(figures).map(([label, value]) => (
        <div key={label} className={styles.figure}>
          <dt className="quiet small">{label}</dt>
          <dd className="strong">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type OtherTicketsProps = { storeId: string; customer: Customer; ticket: Ticket }

function OtherTickets({ storeId, customer, ticket }: OtherTicketsProps) {
  const notes = useStore(ticketNotes(storeId))
  const others = customer.tickets.filter(({ id }) => id !== ticket.id && id !== '')
  if (others.length === 0) return null
  return (
    <Section title={t`Other tickets`}>
      <ul className={styles.list}>
        {others.map(({ id, subject, dateCreated }) => (
          <li key={id} className={styles.other}>
            <AnchorLink
              {...ticketLink(storeId, { id, customerId: customer.id })}
              className={styles.subject}
            >
              <Private>{visibleText(subjectWords(subject).slice(0, 200))}</Private>
            </AnchorLink>
            <span className="quiet small">
              <DateTime value={dateCreated} />
            </span>
            {notes[id] && (
              <span className={styles.noted} title={t`Your note`}>
                <Icon name="pencil" size={13} />
                <Private>{visibleText(notes[id].text)}</Private>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

type TicketNoteProps = { storeId: string; ticketId: string }

function TicketNote({ storeId, ticketId }: TicketNoteProps) {
  const kept = useStore(ticketNotes(storeId))[ticketId]?.text ?? ''
  const { privacy } = usePreferences()
  const note = useNoteDraft(kept, (text, before) => noteTicket(storeId, ticketId, text, before))
  return (
    <Section
      title={t`Your note`}
      action={
        !note.isOpen && (
          <Button
            variant="transparent"
            size="compact-xs"
            className={styles.add}
            onClick={note.open}
          >
            {t`Add a note`}
          </Button>
        )
      }
    >
      <NoteField note={note} keeping={ticketNotes(storeId).keeping} />
      {!privacy && tagsIn(kept).length > 0 && (
        <p className={styles.tags}>
          {tagsIn(kept).map((tag) => (
            <AnchorLink
              key={tag}
              to="/stores/$storeId/tickets"
              params={{ storeId }}
              search={{ q: tag }}
              title={t`All tickets with ${tag}`}
            >
              {tag}
            </AnchorLink>
          ))}
        </p>
      )}
      <p className="quiet small">
        <Trans>
          Only in this browser, until you sign out.{' '}
          {note.isOpen && t`Words such as #vip are tags of the list.`}
        </Trans>
      </p>
    </Section>
  )
}
