import type { ReactNode } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { commaList, semicolonList } from '#base/language/lists.ts'
import { labels, t } from '#base/language/words.ts'
import { instantOf } from '#base/time/by-time.ts'
import { durationText } from '#base/time/duration-text.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { PlainLink } from '#components/controls/plain-link.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import { usePrivateText } from '#components/text/private.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Money } from '#components/values/money.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { Email } from '#components/values/email.tsx'
import type { Column, RowLink } from '#components/table/table-types.ts'
import { WindowRows } from '#components/table/window-rows.tsx'
import { areTicketsRead, ticketOf } from '#model/doing/tickets/tickets-of.ts'
import { customerLink, ticketLink } from '#model/reading/links/links.ts'
import { orderLink } from '#model/reading/links/order-links.ts'
import type { OrderWithGoods } from '#model/reading/memory/looked-goods.ts'
import { isMissing } from '#model/records/orders/goods.ts'
import { goodsText, stockText, undeliveredText } from '#model/records/orders/goods-words.ts'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { orderName } from '#model/records/orders/order-name.ts'
import styles from './order-checks.module.css'

type UndeliveredTableProps = {
  name: string
  storeId: string
  storeCurrency: string | undefined
  orders: readonly OrderWithGoods[]
  now: number
  /** Milliseconds. */
  lateAfter: number
  hasHead?: boolean
}

export function UndeliveredTable(props: UndeliveredTableProps) {
  const { name, storeId, orders } = props
  const isPhone = useIsPhone()
  const columns = columnsOf(props)
  const linkOf = (order: Order) => ({
    ...orderLink(storeId, order.id),
    label: orderName(order),
  })
  return (
    <DataTable
      name={name}
      columns={columns}
      rows={[...orders]}
      rowKey={({ id }) => id}
      hasHead={props.hasHead ?? false}
      windowRows={WindowRows}
      rowHeight={(order) => (isPhone ? (writingLink(order, props) ? 148 : 92) : 56)}
      rowLink={isPhone ? undefined : linkOf}
      phoneRow={(order) => (
        <>
          <Whole {...linkOf(order)}>
            <PhoneRow
              title={<Email text={order.customerEmail} />}
              amount={<Paid order={order} storeCurrency={props.storeCurrency} />}
              text={<bdi>{itemsText(order)}</bdi>}
              aside={<Waiting order={order} now={props.now} lateAfter={props.lateAfter} />}
            />
            <span className={styles.third}>
              <bdi>
                {commaList([
                  undeliveredText(order.goods) ?? goodsText(order.goods),
                  besides(order),
                ])}
              </bdi>
              <LastMessage order={order} storeId={storeId} />
            </span>
          </Whole>
          {writingLink(order, props)}
        </>
      )}
    />
  )
}

/** On a phone, so that another link can stand in the row. */
function Whole({ label, children, ...link }: RowLink & { children: ReactNode }) {
  const name = usePrivateText(label)
  return (
    <PlainLink {...link} className={styles.whole} data-row-link>
      {children} <span className="sr-only">{name}</span>
    </PlainLink>
  )
}

/** To the ticket that was read, else to the customer, who has them all. */
function writingLink(order: OrderWithGoods, { storeId }: Pick<UndeliveredTableProps, 'storeId'>) {
  const { customerId } = order.goods
  const ticket = ticketOf(storeId, order)
  const link = ticket
    ? ticketLink(storeId, ticket.customerId, ticket.id)
    : customerId && customerLink(storeId, customerId)
  return (
    link && (
      <ButtonLink {...link} className={styles.writing} variant="default" size="xs">
        {ticket ? t`Reply in ticket` : labels.customer}
      </ButtonLink>
    )
  )
}

/** The platform may hold goods back on purpose, as while it asks who the customer is. */
const besides = ({ goods, status = '' }: OrderWithGoods) =>
  commaList([orderTone(status).tone !== 'success' && sentenceCase(status), stockText(goods)])

function columnsOf(props: UndeliveredTableProps): Column<OrderWithGoods>[] {
  const { storeId, storeCurrency, now, lateAfter } = props
  return [
    {
      id: 'waiting',
      header: t({ message: 'Waiting', context: 'how long' }),
      cell: (order) => (
        <span className="stack shrinks">
          <Waiting order={order} now={now} lateAfter={lateAfter} />
          <LastMessage order={order} storeId={storeId} />
        </span>
      ),
      width: 172,
    },
    {
      id: 'paid',
      header: t`Paid`,
      cell: (order) => <Paid order={order} storeCurrency={storeCurrency} />,
      align: 'end',
      width: 132,
    },
    {
      id: 'customer',
      header: labels.customer,
      cell: (order) => (
        <span className="stack shrinks">
          <span className="truncate">
            <Email text={order.customerEmail} />
          </span>
          <bdi className="small quiet truncate">{itemsText(order)}</bdi>
        </span>
      ),
      least: 240,
    },
    {
      id: 'missing',
      header: t`Missing`,
      cell: (order) => (
        <span className="stack shrinks">
          <span className="strong">{goodsText(order.goods)}</span>
          <bdi className="small quiet truncate">{besides(order)}</bdi>
        </span>
      ),
      width: 180,
    },
    {
      id: 'open',
      header: '',
      cell: (order) => (
        <span className="row near to-end">
          {writingLink(order, props)}
          <ButtonLink {...orderLink(storeId, order.id)} variant="default" size="xs">
            {t`Open order`}
          </ButtonLink>
        </span>
      ),
      width: 236,
      leaves: 1,
    },
  ]
}

/** What the customer's ticket says, if there is one. */
function LastMessage({ order, storeId }: { order: OrderWithGoods; storeId: string }) {
  const wrote = ticketOf(storeId, order)?.lastEntry?.date
  return (
    <span className="small quiet truncate">
      {wrote ? (
        <Trans>
          Last message <DateTime value={wrote} />
        </Trans>
      ) : (
        (areTicketsRead(storeId, order) && t`No tickets`) || t`No ticket read`
      )}
    </span>
  )
}

type CellProps = { order: Order }

const Paid = ({ order, storeCurrency }: CellProps & { storeCurrency: string | undefined }) => (
  <span className="ledger">
    <Money amount={order.amountPaid} currency={order.currencyCode} storeCurrency={storeCurrency} />
  </span>
)

type WaitingProps = { order: OrderWithGoods } & Pick<UndeliveredTableProps, 'now' | 'lateAfter'>

/** When an order was paid is not told, so it waits since it was made. */
function Waiting({ order, now, lateAfter }: WaitingProps) {
  const made = instantOf(order.dateCreated)
  if (made === undefined) return <span className="quiet">{t`Unknown`}</span>
  const wait = Math.max(0, now - made)
  return (
    <span
      className={isMissing(order) && wait > lateAfter ? 'danger strong' : undefined}
      title={t`Since the order was made. When it was paid isn’t known.`}
    >
      {waitText(wait)}
    </span>
  )
}

const DAY = 86_400_000

function waitText(wait: number): string {
  if (wait < DAY) return durationText(wait)
  const days = Math.floor(wait / DAY)
  const hours = Math.floor((wait % DAY) / 3_600_000)
  return hours ? t`${days} d ${hours} h` : t`${days} d`
}

const itemsText = ({ items }: Order) =>
  semicolonList(items.map(({ productName, variantName }) => commaList([productName, variantName])))
