import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { customerQuery } from '#api/customers.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { oldestFirst } from '#base/time/by-time.ts'
import { isSameId } from '#base/text/same-id.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Card } from '#components/page/card.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { Private } from '#components/text/private.tsx'
import { RecordColumns } from '#components/page/record-columns.tsx'
import { Remark } from '#components/page/record-headline.tsx'
import { Section } from '#components/page/section.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { isSameEmail } from '#model/records/customers/email.ts'
import { useCustomerOrders } from '#model/reading/lists/customer-orders.ts'
import { sameAddressQuery, uncheckedText } from '#model/reading/search/same-address.ts'
import { customerLink } from '#model/reading/links/links.ts'
import { allLogs } from '#model/records/orders/events.ts'
import { type RiskFact, riskFacts } from '#model/records/orders/risk.ts'
import { customerIdOf } from '#model/records/orders/goods.ts'
import styles from './risk-panel.module.css'
import { triesText } from '#model/records/webhooks/deliveries.ts'

type RiskPanelProps = {
  detail: OrderDetail
  storeId: string
  otherOrders: ReactNode
}

export function RiskPanel({ detail, storeId, otherOrders }: RiskPanelProps) {
  const { rows, isPart, isSpelled } = useCustomerOrders(
    storeId,
    detail.order.customer?.emailAddress,
  )
  const customerId = customerIdOf(detail.order)
  const customer = useQuery({
    ...customerQuery(storeId, customerId ?? ''),
    enabled: customerId !== undefined,
  })
  const groups = riskFacts(
    detail,
    rows && rows.length > 0 ? { orders: rows, isPart, isSpelled } : undefined,
    customer.data,
  )
  return (
    <RecordColumns
      side={
        <>
          <SameAddress detail={detail} storeId={storeId} />
          {otherOrders}
          <Delivery detail={detail} />
          <Section title={labels.notKnown}>
            <p className="quiet">
              {t`Your platform doesn’t share the card’s country, the bank’s answer, or earlier addresses of a customer.`}
            </p>
          </Section>
        </>
      }
    >
      <Card
        title={t`What is known`}
        aside={t`Facts and where they come from. Counter gives no score.`}
      >
        {!detail.ipInfo && <p className={styles.note}>{t`No IP record for this order.`}</p>}
        <table className={styles.facts} aria-label={t`Risk`}>
          {groups.map(({ title, facts }) => (
            <tbody key={title}>
              <tr>
                <th className={styles.group} scope="rowgroup" colSpan={3}>
                  {title}
                </th>
              </tr>
              {facts.map((fact) => (
                <Row key={fact.label} {...fact} />
              ))}
            </tbody>
          ))}
        </table>
      </Card>
    </RecordColumns>
  )
}

function Row({ label, text, time, source, isPrivate, warns }: RiskFact) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td data-tone={warns}>
        <span className={styles.value}>
          {warns && <StatusGlyph glyph="triangle" tone={warns} />}
          {time && <DateTime value={time} absolute />}
          {text === undefined ? (
            !time && <span className="quiet">{labels.notKnown}</span>
          ) : isPrivate ? (
            <Private className="mono">{text}</Private>
          ) : (
            <bdi>{text}</bdi>
          )}
        </span>
      </td>
      <td>{source}</td>
    </tr>
  )
}

type PartProps = { detail: OrderDetail; storeId: string }

function SameAddress({ detail: { order }, storeId }: PartProps) {
  const { ipAddress, customer } = order
  const email = customer?.emailAddress
  const ownId = customerIdOf(order)
  const query = useQuery({
    ...sameAddressQuery(
      storeId,
      ipAddress ?? '',
      ownId ?? email ?? '',
      ({ id, emailAddress }) => !isSameId(id, ownId) && !isSameEmail(emailAddress, email),
    ),
    enabled: Boolean(ipAddress),
  })
  if (!ipAddress) return null
  const others = query.data?.same
  const rest = query.data && uncheckedText(query.data)
  return (
    <Section
      title={t`Others with this IP`}
      action={others && (others.length > 0 || !rest) && foundWords(others.length, Boolean(rest))}
    >
      {query.isPending && <Skeleton width="70%" />}
      {query.isError && <p className="quiet">{t`Couldn’t search for them.`}</p>}
      <ul className={styles.others}>
        {others?.map(({ id, emailAddress, totalOrders }) => (
          <li key={id}>
            <AnchorLink {...customerLink(storeId, id)}>
              <Private>{emailAddress ?? id.slice(0, 8)}</Private>
            </AnchorLink>
            <span className="quiet small">{ordersText(totalOrders)}</span>
          </li>
        ))}
      </ul>
      <Remark>
        <Trans>
          Each customer’s latest address is compared. Offices, schools and VPNs share one. {rest}
        </Trans>
      </Remark>
    </Section>
  )
}

const foundWords = (found: number, isMore: boolean) =>
  isMore
    ? plural(found, { one: '1 or more found', other: `${found} or more found` })
    : plural(found, { one: '1 found', other: `${found} found` })

function ordersText(count: number | undefined): string {
  if (count === undefined) return ''
  return plural(count, { one: '1 order', other: `${count} orders` })
}

function Delivery({ detail: { order, logs } }: Pick<PartProps, 'detail'>) {
  const [first] = order.deliveredItems.toSorted(oldestFirst)
  const { isDeliveredManually: isByHand } = order
  const when = first && <DateTime value={first.dateCreated} precise />
  const tries = allLogs(logs, order.deliveredItems)
  return (
    <Section title={t`Delivery`}>
      <Facts>
        <Fact label={t`Delivered`} matters>
          {when &&
            (isByHand === undefined ? (
              when
            ) : isByHand ? (
              <Trans>{when}, by hand</Trans>
            ) : (
              <Trans>{when}, automatically</Trans>
            ))}
        </Fact>
        <Fact label={t`Webhooks`} matters>
          {tries.length > 0 && triesText(tries)}
        </Fact>
      </Facts>
    </Section>
  )
}
