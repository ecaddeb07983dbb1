import type { OrderDetail, OrderRecord } from '#api/schemas/order-detail.ts'
import { labels, t } from '#base/language/words.ts'
import { CopyButton } from '#components/text/copy-button.tsx'
import { Fact, Facts, ManyFacts } from '#components/page/facts.tsx'
import { DateFact, IdFact } from '#components/page/record-facts.tsx'
import { Section } from '#components/page/section.tsx'
import { useQuery } from '@tanstack/react-query'
import { NumberFact, PrivateFact, TextFact, WordFact } from '#components/page/value-facts.tsx'
import { commaList } from '#base/language/lists.ts'
import { countryName } from '#model/records/orders/country.ts'
import { allProductsQuery } from '#api/products.ts'
import { answersOf } from '#model/records/orders/answers.ts'
import { Card } from '#components/page/card.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Money } from '#components/values/money.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { Status } from '#components/values/status.tsx'
import type { OrderCurrency } from '#model/records/orders/currency.ts'
import styles from './order-view.module.css'

export function OrderPayment({ order: { gatewayMetadata } }: { order: OrderRecord }) {
  const { transactionId, note, gatewaySubscriptionId } = gatewayMetadata ?? {}
  const { cryptocurrencyAddress, cryptocurrencyAmount, cryptocurrencyExpiration } =
    gatewayMetadata ?? {}
  const facts = [transactionId, note, gatewaySubscriptionId, cryptocurrencyAddress]
  const hasFacts = facts.some(Boolean) || cryptocurrencyAmount !== undefined
  if (!hasFacts && !cryptocurrencyExpiration) return null
  return (
    <Section title={t`Payment`}>
      <Facts>
        <IdFact label={t`Transaction`} id={transactionId} copies={t`transaction id`} whole />
        <IdFact
          label={t`Subscription`}
          id={gatewaySubscriptionId}
          copies={t`gateway subscription id`}
          whole
        />
        <NumberFact label={t`Crypto amount`} value={cryptocurrencyAmount} />
        <Fact label={t`Crypto address`}>
          {cryptocurrencyAddress && (
            <>
              <bdi className="mono">{cryptocurrencyAddress}</bdi>{' '}
              <CopyButton value={cryptocurrencyAddress} what={t`crypto address`} inline />
            </>
          )}
        </Fact>
        <DateFact label={t`Crypto expiry`} value={cryptocurrencyExpiration} />
        <TextFact label={t`Note`} value={note} />
      </Facts>
    </Section>
  )
}

export function OrderBilling({ detail }: { detail: OrderDetail }) {
  const { billingInformation: billing, order } = detail
  const { fullName, taxId } = billing ?? {}
  const vatId = order.tax?.customerVatId
  const address = billing && addressOf(billing)
  if (![fullName, taxId, vatId, address].some(Boolean)) return null
  return (
    <Section title={t`Billing`}>
      <Facts>
        <PrivateFact label={t({ message: 'Name', context: 'of a person' })} value={fullName} />
        <PrivateFact label={labels.address} value={address} />
        <PrivateFact label={t`Tax ID`} value={taxId} isCode />
        <PrivateFact label={t`VAT number`} value={vatId} isCode />
      </Facts>
    </Section>
  )
}

function addressOf(billing: NonNullable<OrderDetail['billingInformation']>): string {
  const { addressLine1, addressLine2, postalCode, city, region, countryCode } = billing
  const town = [postalCode, city].filter(Boolean).join(' ')
  const parts = [addressLine1, addressLine2, town, region, countryName(countryCode)]
  return commaList(parts)
}

export function OrderAnswers({ order, storeId }: { order: OrderRecord; storeId: string }) {
  const isUnknown = answersOf(order).some(({ isKnown }) => !isKnown)
  const catalogue = useQuery({
    ...allProductsQuery(storeId),
    enabled: isUnknown,
    staleTime: 300_000,
  })
  const answers = answersOf(order, catalogue.data)
  if (answers.length === 0) return null
  return (
    <Section title={t`Checkout answers`}>
      <Facts>
        <ManyFacts items={answers}>
          {({ key, label, value }) => <TextFact key={key} label={label} matters value={value} />}
        </ManyFacts>
      </Facts>
    </Section>
  )
}

type OrderReversalsProps = { order: OrderRecord; currency: OrderCurrency }

export function OrderReversals({ order: { refund, chargeback }, currency }: OrderReversalsProps) {
  if (!refund && !chargeback) return null
  return (
    <div className={styles.reversals}>
      {refund && (
        <Card title={t`Refund`} padded>
          <Facts>
            <Fact label={labels.amount}>
              <Money amount={refund.amount} currency={currency.code} assumed={currency.isAssumed} />
            </Fact>
            <Fact label={t`Refunded`}>
              <DateTime value={refund.dateCreated} absolute />
            </Fact>
            <Fact label={t`By user`}>
              <ShortId id={refund.userId} copies={t`user id`} />
            </Fact>
            <PrivateFact label={t`From address`} value={refund.ipAddress} isCode />
            <Fact label={t`Record`}>
              <ShortId id={refund.id} copies={t`refund id`} />
            </Fact>
          </Facts>
        </Card>
      )}
      {chargeback && (
        <Card title={t`Chargeback`} padded>
          <Facts>
            <Fact label={labels.status}>
              {chargeback.status && <Status value={chargeback.status} />}
            </Fact>
            <WordFact label={t`Reason`} matters value={chargeback.reason} />
            <Fact label={t`Opened`}>
              <DateTime value={chargeback.dateCreated} absolute />
            </Fact>
            <Fact label={t`Record`}>
              <ShortId id={chargeback.id} copies={t`chargeback id`} />
            </Fact>
          </Facts>
        </Card>
      )}
    </div>
  )
}
