import { useState } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { inQuotes } from '#base/language/sentences.ts'
import { plural, t, labels } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { charactersText } from '#base/text/characters.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { ChoiceMenu } from '#components/overlays/choice-menu.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { Private } from '#components/text/private.tsx'
import { Trans } from '#components/text/trans.tsx'
import { someCustomer } from '#components/values/customer-word.ts'
import {
  joined,
  replyParts,
  replyValues,
  variableNames,
} from '#model/doing/replies/reply-variables.ts'
import { exampleValues } from '#model/doing/replies/starters.ts'
import { useOrderValues } from '#model/hooks/use-order-values.ts'
import { useTicketIndex } from '#model/hooks/use-ticket-indexes.ts'
import { useCustomerOrders } from '#model/reading/lists/customer-orders.ts'
import type { TicketIndex } from '#model/reading/memory/tickets.ts'
import type { KnownTicket } from '#model/records/tickets/ticket-records.ts'
import { waitingTickets } from '#model/records/tickets/waiting.ts'
import { FilledText } from './filled-text.tsx'
import styles from './saved-reply-preview.module.css'

const MOST_CUSTOMERS = 20

type SavedReplyPreviewProps = { storeId: string; storeName: string | undefined; text: string }

/** The text as a customer would read it: the one who waits longest, or one that is chosen. */
export function SavedReplyPreview({ storeId, storeName, text }: SavedReplyPreviewProps) {
  const index = useTicketIndex(storeId)
  const [chosenId, setChosenId] = useState<string>()
  const tickets = oneOfEach(index)
  const ticket = tickets.find(({ customerId }) => customerId === chosenId) ?? tickets[0]
  const names = variableNames(text)
  const wantsOrder = [...names].some((name) => name.startsWith('order.'))
  const { rows } = useCustomerOrders(storeId, wantsOrder ? ticket?.emailAddress : undefined)
  const order = rows?.[0]
  const orderValues = useOrderValues(order)
  const own = { storeName, me: index.ownNames[0] }
  const values = ticket
    ? replyValues({
        customerName: ticket.firstAuthor,
        email: ticket.emailAddress,
        order: orderValues,
        ...own,
      })
    : { ...exampleValues, 'store.name': own.storeName, me: own.me }
  const parts = replyParts(text, values)
  const blanks = parts.filter(({ kind }) => kind === 'blank').length
  const { length } = joined(parts)
  return (
    <section className={styles.preview} aria-label={t`Preview`}>
      <p className={styles.with}>
        {ticket ? (
          <PreviewWith tickets={tickets} ticket={ticket} onChange={setChosenId} />
        ) : (
          t`Preview with an example customer`
        )}
      </p>
      <p className={styles.filled} dir="auto">
        {text === '' ? '…' : <FilledText parts={parts} />}
      </p>
      <p className="small quiet">
        {blanks === 0
          ? charactersText(length)
          : t`${plural(length, { one: '1 character', other: `${formatNumber(length)} characters` })}, ${plural(blanks, { one: '1 blank to fill', other: `${formatNumber(blanks)} blanks to fill` })}`}
      </p>
      {ticket && <ReplySources names={names} ticket={ticket} order={order} />}
    </section>
  )
}

type PreviewWithProps = {
  tickets: readonly KnownTicket[]
  ticket: KnownTicket
  onChange: (customerId: string) => void
}

function PreviewWith({ tickets, ticket, onChange }: PreviewWithProps) {
  const { privacy } = usePreferences()
  const name = nameOf(ticket)
  if (privacy || tickets.length === 1) {
    return (
      <Trans>
        Preview with <Private>{name}</Private>
      </Trans>
    )
  }
  return (
    <ChoiceMenu
      label={t`Preview with`}
      className={styles.who}
      value={ticket.customerId}
      choices={tickets.map((each) => ({ value: each.customerId, label: nameOf(each) }))}
      onChange={onChange}
    >
      <span className="truncate words">
        <Trans>
          Preview with <bdi>{name}</bdi>
        </Trans>
      </span>
    </ChoiceMenu>
  )
}

const nameOf = ({ emailAddress = someCustomer() }: KnownTicket) => visibleText(emailAddress)

/** A ticket of each customer, those who wait longest first. */
function oneOfEach(index: TicketIndex): KnownTicket[] {
  const first = new Map<string, KnownTicket>()
  for (const ticket of [...waitingTickets(index), ...index.tickets]) {
    if (!first.has(ticket.customerId)) first.set(ticket.customerId, ticket)
  }
  return [...first.values()].slice(0, MOST_CUSTOMERS)
}

type ReplySourcesProps = {
  /** The values that the reply names. */
  names: ReadonlySet<string>
  ticket: KnownTicket
  order: Order | undefined
}

/** Where each value of a saved reply comes from, so that a wrong source shows. */
function ReplySources({ names, ticket: { firstAuthor }, order }: ReplySourcesProps) {
  if (names.size === 0) return null
  return (
    <div className={styles.sources}>
      <p className="small quiet">{t`Taken from`}</p>
      <Facts>
        {names.has('customer.name') && (
          <Fact label={t`Customer name`}>
            {firstAuthor ? (
              <>
                <Trans>
                  Their messages, <Private>{inQuotes(visibleText(firstAuthor))}</Private>
                </Trans>
              </>
            ) : (
              t`Their messages, which give none`
            )}
          </Fact>
        )}
        {names.has('customer.email') && (
          <Fact label={labels.email}>{t`The customer’s record`}</Fact>
        )}
        {[...names].some((name) => name.startsWith('order.')) && (
          <Fact label={t`Order`}>
            {order && (
              <>
                <Trans>
                  The newest, <span className="mono">{order.id.slice(0, 8)}</span>.
                </Trans>{' '}
              </>
            )}
            {t`In a ticket, the one it is about`}
          </Fact>
        )}
        {names.has('refund.amount') && <Fact label={t`Refund`}>{t`That order’s record`}</Fact>}
        {names.has('key') && <Fact label={t`Key`}>{t`That order’s first delivered key`}</Fact>}
        {names.has('store.name') && <Fact label={t`Store name`}>{t`Store settings`}</Fact>}
        {names.has('me') && <Fact label={t`My name`}>{t`The name your replies carry`}</Fact>}
      </Facts>
    </div>
  )
}
