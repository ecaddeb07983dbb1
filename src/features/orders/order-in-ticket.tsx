import type { ReactNode } from 'react'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { t } from '#base/language/words.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { instantOf } from '#base/time/by-time.ts'
import { useNow } from '#base/time/now.ts'
import { Note } from '#components/page/note.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Money } from '#components/values/money.tsx'
import { RecordLines } from '#components/page/record-lines.tsx'
import { Section } from '#components/page/section.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { Status } from '#components/values/status.tsx'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { orderLink } from '#model/reading/links/order-links.ts'
import { currencyOf } from '#model/records/orders/currency.ts'
import type { OrderEvent } from '#model/records/orders/events.ts'
import type { OrdersByEmail } from '#model/records/orders/risk.ts'
import { ageText } from '#model/records/tickets/age-text.ts'
import { worthKnowing } from '#model/records/orders/worth-knowing.ts'
import { OrderDeliveredCard } from './order-delivered-card.tsx'
import styles from './order-in-ticket.module.css'
import { OrderItemsText } from '#components/values/order-items-text.tsx'

/** Deliveries may take this long. */
const PATIENCE = 10 * 60_000

type OrderInTicketProps = {
  storeId: string
  storeCurrency: string | undefined
  detail: OrderDetail
  /** “2 of 2 keys not delivered”. */
  undelivered: string | undefined
  byEmail: OrdersByEmail
  action: ReactNode
  onInsert: (text: string) => void
}

export function OrderInTicket(props: OrderInTicketProps) {
  const { storeId, storeCurrency, detail, undelivered, byEmail, action, onInsert } = props
  const { order } = detail
  const currency = currencyOf(order, storeCurrency)
  const worth = worthKnowing(detail, byEmail)
  return (
    <Section
      title={t`About order ${order.id.slice(0, 8)}`}
      action={<AnchorLink {...orderLink(storeId, order.id)}>{t`Open order`}</AnchorLink>}
    >
      <RecordLines
        title={<OrderItemsText items={order.items} />}
        amount={
          <Money amount={order.amount} currency={currency.code} assumed={currency.isAssumed} />
        }
        state={<Status value={order.status} as={orderTone(order.status)} />}
        date={order.dateCreated}
      />
      {undelivered && <Undelivered words={undelivered} date={order.dateCreated} />}
      {worth.length > 0 && (
        <ul className={styles.worth} aria-label={t`Worth knowing`}>
          {worth.map((event) => (
            <Line key={event.id} event={event} currency={currency} />
          ))}
        </ul>
      )}
      <div className={styles.action}>{action}</div>
      <OrderDeliveredCard order={order} onInsert={onInsert} />
    </Section>
  )
}

/** The time of the payment is nowhere, so the wait counts from the order. */
function Undelivered({ words, date }: { words: string; date: string | undefined }) {
  const now = useNow()
  const since = instantOf(date)
  const age = since === undefined ? undefined : now - since
  return (
    <div className={styles.undelivered}>
      <Note tone={age !== undefined && age < PATIENCE ? 'warning' : 'danger'}>
        {age === undefined || age < 60_000 ? (
          <strong>{words}</strong>
        ) : (
          <Trans>
            <strong>{words}</strong>
            <span title={t`Since the order was made. When it was paid isn’t known.`}>
              , {ageText(age)} after the order
            </span>
          </Trans>
        )}
      </Note>
    </div>
  )
}

type LineProps = { event: OrderEvent; currency: ReturnType<typeof currencyOf> }

function Line({ event: { mark, text, amount, time }, currency }: LineProps) {
  return (
    <li className={styles.line}>
      {mark && <StatusGlyph {...mark} />}
      <span className={styles.words} data-tone={mark?.tone}>
        <bdi>{text}</bdi>
        {amount !== undefined && (
          <>
            {' '}
            <Money amount={amount} currency={currency.code} assumed={currency.isAssumed} />
          </>
        )}
      </span>
      {time && (
        <span className="small quiet">
          <DateTime value={time} />
        </span>
      )}
    </li>
  )
}
