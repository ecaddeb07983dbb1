import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { labels, t } from '#base/language/words.ts'
import { Card } from '#components/page/card.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Disclosure } from '#components/text/disclosure.tsx'
import { Fact, Facts, FlagFact, ManyFacts } from '#components/page/facts.tsx'
import { DateFact, IdFact } from '#components/page/record-facts.tsx'
import { LazyJsonView } from '#components/text/lazy-json-view.tsx'
import { Money } from '#components/values/money.tsx'
import { SetOrNot } from '#components/values/set-or-not.tsx'
import { percentText } from '#model/reading/platform/percent.ts'
import { valueText } from '#base/text/value-text.ts'
import type { OrderCurrency } from '#model/records/orders/currency.ts'
import { rawOrder } from '#model/records/orders/answers.ts'
import { customerIdOf } from '#model/records/orders/goods.ts'
import styles from './order-view.module.css'
import { LinkFact, TextFact, WordFact } from '#components/page/value-facts.tsx'

type OrderRecordProps = { detail: OrderDetail; currency: OrderCurrency }

/** What is rarely asked for, folded until it is. */
export function OrderRecordCard({ detail, currency }: OrderRecordProps) {
  return (
    <Card title={t`Record`}>
      <Disclosure summary={t`More facts`}>
        <div className={styles.facts}>
          <Facts wide>
            <RecordFacts detail={detail} />
            <TaxFacts tax={detail.order.tax} currency={currency} />
          </Facts>
          <OrderMetadata metadata={detail.order.metadata} />
        </div>
      </Disclosure>
      <Disclosure summary={t`All fields`}>
        <LazyJsonView text={rawOrder(detail)} name={t`order record`} />
      </Disclosure>
    </Card>
  )
}

function RecordFacts({ detail }: { detail: OrderDetail }) {
  const { order, storeName, storeId, billingInformation } = detail
  const { source, returnUrl, cartRecoverySentAt, chatAccount, gateway, gatewayMetadata } = order
  const customerId = customerIdOf(order)
  const entity = billingInformation?.legalEntityType
  return (
    <>
      <IdFact label={t`Order ID`} id={order.id} />
      <IdFact label={t`Customer ID`} id={customerId} />
      <Fact label={labels.created}>
        <DateTime value={order.dateCreated} absolute />
      </Fact>
      <WordFact label={t`Source`} value={source} />
      <WordFact label={labels.gateway} value={gateway} />
      <Fact label={t`Client secret`}>
        {gatewayMetadata && <SetOrNot isSet={gatewayMetadata.clientSecret} />}
      </Fact>
      <FlagFact label={t`Receipt emailed`} value={order.sendReceipt} />
      <FlagFact label={t`Subscription`} value={order.isSubscriptionOrder} />
      <IdFact label={t`Renewal for`} id={order.renewalForSubscriptionId} />
      <IdFact label={labels.affiliate} id={order.affiliateId} />
      <FlagFact label={t`Delivered by hand`} value={order.isDeliveredManually} />
      <IdFact label={t`Delivered by`} id={order.deliveredByUserId} />
      <FlagFact label={t`Items locked`} value={order.isDeliveryItemsLocked} />
      <FlagFact label={t`Imported`} value={order.isMigrated} />
      <DateFact label={t`Cart reminder sent`} value={cartRecoverySentAt} />
      <LinkFact label={t`Return URL`} value={returnUrl} withoutQuery />
      <WordFact label={t`Legal entity`} value={entity} />
      <IdFact label={t`Chat user ID`} id={chatAccount?.chatUserId} whole />
      <Fact label={t`Chat linked`}>
        {chatAccount?.dateCreated && <DateTime value={chatAccount.dateCreated} absolute />}
      </Fact>
      <Fact label={t`Chat token`}>
        {chatAccount && <SetOrNot isSet={chatAccount.accessToken} />}
      </Fact>
      <Fact label={t`Store`}>{storeName && <bdi>{storeName}</bdi>}</Fact>
      <IdFact label={labels.storeId} id={order.storeId ?? storeId} />
      <IdFact label={t`User ID`} id={order.userId} />
    </>
  )
}

type TaxFactsProps = { tax: OrderDetail['order']['tax']; currency: OrderCurrency }

/** The tax record as given; the money card shows how tax enters the amount. */
function TaxFacts({ tax, currency }: TaxFactsProps) {
  if (!tax) return null
  const { taxName, taxRate, taxAmount, preTaxAmount, taxBehavior } = tax
  const money = (amount: number | undefined) =>
    amount !== undefined && (
      <Money amount={amount} currency={currency.code} assumed={currency.isAssumed} />
    )
  return (
    <>
      <Fact label={t`Tax`}>{taxName && <bdi>{taxName}</bdi>}</Fact>
      <Fact label={t`Tax rate`}>{taxRate !== undefined && percentText(taxRate, { tax })}</Fact>
      <Fact label={t`Tax amount`}>{money(taxAmount)}</Fact>
      <Fact label={t`Before tax`}>{money(preTaxAmount)}</Fact>
      <WordFact label={t`Tax behaviour`} value={taxBehavior} />
      <FlagFact label={t`Reverse charge`} value={tax.isReverseCharge} />
    </>
  )
}

function OrderMetadata({ metadata }: { metadata: Record<string, unknown> }) {
  const entries = Object.entries(metadata)
  if (entries.length === 0) return null
  return (
    <section className={styles.metadata}>
      <h3>{t`Metadata`}</h3>
      <Facts wide>
        <ManyFacts items={entries}>
          {([key, value]) => <TextFact key={key} label={key} matters value={valueText(value)} />}
        </ManyFacts>
      </Facts>
    </section>
  )
}
