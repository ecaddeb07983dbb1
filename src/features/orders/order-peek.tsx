import type { ReactNode } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { inQuotes } from '#base/language/sentences.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { oldestFirst } from '#base/time/by-time.ts'
import { MoneyLines } from '#components/values/money-lines.tsx'
import { Money } from '#components/values/money.tsx'
import { Note } from '#components/page/note.tsx'
import { PeekLine, PeekRest, PeekSection } from '#components/list/peek-panel.tsx'
import { Status } from '#components/values/status.tsx'
import { type OrderCurrency, currencyOf } from '#model/records/orders/currency.ts'
import { allLogs } from '#model/records/orders/events.ts'
import { triesText } from '#model/records/webhooks/deliveries.ts'
import { Delivered } from './order-delivered-card.tsx'
import { OrderHeadline } from './order-headline.tsx'
import { keptLines } from './order-money.tsx'
import styles from './order-summary.module.css'
import { OrderRisk } from './order-risk.tsx'

/** More are on the order's own page. */
const MOST = 6

type OrderPeekProps = {
  /** What the list knows, until the order is read. */
  row: Order | undefined
  detail: OrderDetail | undefined
  storeId: string
  storeCurrency: string | undefined
  noted: ReactNode
}

export function OrderPeek({ row, detail, storeId, storeCurrency, noted }: OrderPeekProps) {
  const known = row && { ...row, customer: { emailAddress: row.customerEmail } }
  const order = detail?.order ?? known
  if (!order) return null
  const currency = currencyOf(order, storeCurrency)
  return (
    <>
      <div className={styles.peekHeadline}>
        <OrderHeadline order={order} currency={currency} />
      </div>
      {detail && <Reversals detail={detail} currency={currency} />}
      <PeekSection title={labels.items}>
        {order.items.length === 0 && <p className="quiet">{t`This order lists no items.`}</p>}
        <ul>
          {order.items.slice(0, MOST).map((item, index) => (
            <PeekLine
              key={item.id || index}
              aside={item.quantity !== undefined && <bdi>×{item.quantity}</bdi>}
              end={
                <Money
                  amount={item.lineTotal}
                  currency={currency.code}
                  assumed={currency.isAssumed}
                />
              }
            >
              <bdi>{item.productName ?? labels.unnamedProduct}</bdi>{' '}
              <bdi className="quiet">{item.variantName}</bdi>
            </PeekLine>
          ))}
        </ul>
        <More count={order.items.length} />
      </PeekSection>
      {noted}
      {detail && <Details detail={detail} storeId={storeId} currency={currency} />}
    </>
  )
}

type DetailsProps = { detail: OrderDetail; storeId: string; currency: OrderCurrency }

function Details({ detail, storeId, currency }: DetailsProps) {
  const { order } = detail
  const deliveredItems = order.deliveredItems.toSorted(oldestFirst)
  const [first] = deliveredItems
  const hasMoney = (order.amount ?? order.amountPaid) !== undefined
  const isDue = Boolean(first || order.isDeliveryItemsLocked || order.amountPaid)
  return (
    <>
      {hasMoney && (
        <PeekSection title={t`Money`}>
          <MoneyLines
            lines={keptLines({ order, storeId, currency })}
            currency={currency.code}
            assumed={currency.isAssumed}
          />
        </PeekSection>
      )}
      {isDue && (
        <PeekSection
          title={t`Delivered`}
          aside={
            first && (
              <>
                <Trans>
                  {plural(deliveredItems.length, {
                    one: '1 item',
                    other: `${deliveredItems.length} items`,
                  })}{' '}
                  at <DateTime value={first.dateCreated} precise />
                </Trans>
              </>
            )
          }
        >
          {deliveredItems.length === 0 && (
            <p className="quiet">
              {order.isDeliveryItemsLocked
                ? t`The delivered items are locked, and none are listed.`
                : t`Nothing has been delivered.`}
            </p>
          )}
          <ul className={styles.delivered}>
            {deliveredItems.slice(0, MOST).map((item, index) => (
              <Delivered key={item.id || index} item={item} order={order} />
            ))}
          </ul>
          <More count={deliveredItems.length} />
        </PeekSection>
      )}
      <PeekRest>
        <OrderRisk detail={detail} storeId={storeId} />
      </PeekRest>
      <Webhooks detail={detail} />
    </>
  )
}

const More = ({ count }: { count: number }) =>
  count > MOST && (
    <p className="quiet">
      <Trans>and {count - MOST} more</Trans>
    </p>
  )

function Reversals({ detail, currency }: Pick<DetailsProps, 'detail' | 'currency'>) {
  const { refund, chargeback } = detail.order
  if (!refund && !chargeback) return null
  return (
    <div className={styles.notes}>
      {chargeback && (
        <Note tone="danger">
          <Trans>
            <b>
              Chargeback opened <DateTime value={chargeback.dateCreated} />
            </b>
            <br />
            Reason {quoted(chargeback.reason)}, status {quoted(chargeback.status)}
          </Trans>
        </Note>
      )}
      {refund && (
        <Note icon="refund">
          <b>
            <Trans>
              Refunded <DateTime value={refund.dateCreated} />
            </Trans>
          </b>{' '}
          <Money amount={refund.amount} currency={currency.code} assumed={currency.isAssumed} />
        </Note>
      )}
    </div>
  )
}

const quoted = (word: string | undefined) =>
  word === undefined ? t`not given` : <bdi title={word}>{inQuotes(sentenceCase(word))}</bdi>

function Webhooks({ detail }: { detail: OrderDetail }) {
  const logs = allLogs(detail.logs, detail.order.deliveredItems)
  const last = logs.at(0)
  if (!last) return null
  return (
    <PeekSection title={t`Webhooks`} aside={triesText(logs)}>
      <div className={styles.codes}>
        {logs.slice(0, MOST).map((log, index) =>
          log.responseCode ? (
            <Status key={log.id || index} value={log.responseCode} />
          ) : (
            <span key={log.id || index} className="row danger gap-6">
              <Icon name="close" size={13} /> {t`No answer`}
            </span>
          ),
        )}
        <span className="at-end quiet">
          <Trans>
            last <DateTime value={last.dateCreated} />
          </Trans>
        </span>
      </div>
    </PeekSection>
  )
}
