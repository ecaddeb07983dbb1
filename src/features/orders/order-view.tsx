import type { LinkProps } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { labels, t } from '#base/language/words.ts'
import { isComplete } from '#api/schemas/fields.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { CopyButton } from '#components/text/copy-button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { marksBody } from '#components/values/marks.ts'
import { PageHeader } from '#components/page/page-header.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { RecordColumns } from '#components/page/record-columns.tsx'
import { CopyWords } from '#components/text/copy-words.tsx'
import { useIsIdle } from '#components/page/lazy-part.tsx'
import { customerIdOf, goodsOf, lackingItems, type Catalogue } from '#model/records/orders/goods.ts'
import { OrderCustomer } from './order-customer.tsx'
import { OrderDeliveredCard } from './order-delivered-card.tsx'
import { allLogs } from '#model/records/orders/events.ts'
import { currencyOf } from '#model/records/orders/currency.ts'
import { OrderHeadline } from './order-headline.tsx'
import { OrderMissingCard } from './order-missing-card.tsx'
import { OrderItemsCard } from './order-items-card.tsx'
import { customerLink } from '#model/reading/links/links.ts'
import { OrderMoney, moneyNote } from './order-money.tsx'
import { OrderAnswers, OrderBilling, OrderPayment, OrderReversals } from './order-payment.tsx'
import { OrderRecordCard } from './order-record.tsx'
import { OrderRisk } from './order-risk.tsx'
import { OrderStrip, OrderTabs, OrderViews } from './order-tabs.tsx'
import { type OrderTab, orderSummary } from '#model/records/orders/order-summary.ts'
import { OrderTimelineCard } from './order-timeline-card.tsx'
import styles from './order-view.module.css'
import { OrderWebhooksCard } from './order-webhooks-card.tsx'
import { useQuery } from '@tanstack/react-query'
import { allProductsQuery } from '#api/products.ts'

const marksOrderBar = marksBody('data-has-order-bar')

type OrderViewProps = {
  detail: OrderDetail
  storeId: string
  storeCurrency: string | undefined
  /** The list that the merchant came from, with its filters. */
  parent: LinkProps & { label: string }
  actions?: ReactNode
  neighbours?: ReactNode
  otherOrders?: ReactNode
  /** The merchant's own note and tags. */
  noted?: ReactNode
  /** The page of risks, which has an address of its own. */
  risk: ReactNode
  isRisk: boolean
  onRisk: (isRisk: boolean) => void
  /** Shown between header and content, such as a note that the reload failed. */
  notice?: ReactNode
}

export function OrderView({
  detail,
  storeId,
  storeCurrency,
  parent,
  actions,
  neighbours,
  otherOrders,
  noted,
  risk,
  isRisk,
  onRisk,
  notice,
}: OrderViewProps) {
  const { order } = detail
  const catalogue = useVariants(storeId, goodsOf(order).state === 'unknown')
  const isPhone = useIsPhone()
  const currency = currencyOf(order, storeCurrency)
  const customerId = customerIdOf(order)
  const cells = orderSummary(detail, catalogue)
  const risks = cells.find(({ count }) => count)?.count
  const [tab, setTab] = useState<OrderTab>('order')
  const logs = allLogs(detail.logs, order.deliveredItems)
  const lacking = lackingItems(order, catalogue)
  const missing = lacking.length > 0 && (
    <OrderMissingCard order={order} storeId={storeId} lacking={lacking} />
  )
  const parts = {
    order: (
      <>
        <OrderReversals order={order} currency={currency} />
        <div id="order-order">
          <OrderItemsCard
            items={order.items}
            storeId={storeId}
            currency={currency}
            note={moneyNote(order)}
          >
            <OrderMoney order={order} storeId={storeId} currency={currency} />
          </OrderItemsCard>
        </div>
        {isPhone && noted}
      </>
    ),
    delivery: (
      <>
        {missing}
        {(isPhone || isWorthACard(order)) && <OrderDeliveredCard order={order} />}
      </>
    ),
    activity: (
      <>
        {logs.length > 0 && (
          <div id="order-activity">
            <OrderWebhooksCard logs={logs} />
          </div>
        )}
        <div id={logs.length === 0 ? 'order-activity' : undefined}>
          <OrderTimelineCard detail={detail} currency={currency} />
        </div>
      </>
    ),
    customer: (
      <>
        <OrderCustomer order={order} storeId={storeId} />
        {otherOrders}
        <OrderAnswers order={order} storeId={storeId} />
        {!isPhone && (
          <div id="order-risk">
            <OrderRisk detail={detail} storeId={storeId} />
          </div>
        )}
      </>
    ),
    risk,
    record: (
      <>
        <OrderPayment order={order} />
        <OrderBilling detail={detail} />
      </>
    ),
    raw: <OrderRecordCard detail={detail} currency={currency} />,
  }

  function choose(asked: OrderTab) {
    if (asked !== 'risk') setTab(asked)
    if (isRisk !== (asked === 'risk')) onRisk(!isRisk)
  }

  function open(asked: OrderTab) {
    if (isPhone || isRisk) choose(asked)
    else {
      const part =
        document.getElementById(`order-${asked}`) ?? document.getElementById('order-order')
      part?.scrollIntoView({ block: 'center' })
    }
  }

  return (
    <>
      <PageHeader
        kind={t`Order`}
        title={order.id.slice(0, 8)}
        onPaper={t`Order ${order.id}`}
        parent={parent}
        beside={<CopyButton value={order.id} what={t`order id`} inline />}
        actions={
          <>
            {neighbours}
            {!isPhone && (
              <CopyWords
                icon="link"
                iconSize={15}
                words={t`Copy link`}
                text={() => location.href}
              />
            )}
            {!isPhone && actions}
          </>
        }
      />
      {notice}
      <OrderHeadline order={order} currency={currency} />
      {cells.length > 0 && <OrderStrip cells={cells} onOpen={open} />}
      {!isPhone && <OrderViews isRisk={isRisk} risks={risks} />}
      {isPhone && (
        <OrderTabs tab={isRisk ? 'risk' : tab} onTab={choose} risks={risks} parts={parts} />
      )}
      {!isPhone &&
        (isRisk ? (
          risk
        ) : (
          <RecordColumns
            side={
              <>
                {noted}
                {parts.customer}
                {parts.record}
              </>
            }
          >
            {parts.order}
            {(missing || isWorthACard(order)) && (
              <div id="order-delivery" className="stack roomy">
                {parts.delivery}
              </div>
            )}
            {parts.activity}
            {parts.raw}
          </RecordColumns>
        ))}
      {isPhone && (
        <div ref={marksOrderBar} className={styles.bar} data-off-paper>
          {customerId && (
            <ButtonLink
              {...customerLink(storeId, customerId)}
              variant="default"
              leftSection={<Icon name="customer" size={18} />}
            >
              {labels.customer}
            </ButtonLink>
          )}
          {actions}
        </div>
      )}
    </>
  )
}

/** That nothing was delivered is said above; a card says it only if there is more to know. */
const isWorthACard = ({ deliveredItems, isDeliveryItemsLocked }: OrderDetail['order']) =>
  deliveredItems.length > 0 || isDeliveryItemsLocked || !isComplete(deliveredItems)

/** The catalogue’s variants: read, once, where only they tell whether a paid order lacks goods. */
function useVariants(storeId: string, isNeeded: boolean): Catalogue | undefined {
  const isIdle = useIsIdle()
  const { data } = useQuery({
    ...allProductsQuery(storeId),
    staleTime: Infinity,
    enabled: isNeeded && isIdle,
  })
  return data?.flatMap(({ variants }) => variants)
}
