import type { OrderRecord } from '#api/schemas/order-detail.ts'
import { t } from '#base/language/words.ts'
import { CopyButton } from '#components/text/copy-button.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { DateFact, IdFact } from '#components/page/record-facts.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Section } from '#components/page/section.tsx'

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
        <Fact label={t`Crypto amount`}>
          {cryptocurrencyAmount !== undefined && formatNumber(cryptocurrencyAmount)}
        </Fact>
        <Fact label={t`Crypto address`}>
          {cryptocurrencyAddress && (
            <>
              <bdi className="mono">{cryptocurrencyAddress}</bdi>{' '}
              <CopyButton value={cryptocurrencyAddress} what={t`crypto address`} inline />
            </>
          )}
        </Fact>
        <DateFact label={t`Crypto expiry`} value={cryptocurrencyExpiration} />
        <Fact label={t`Note`}>{note && <LongText text={note} />}</Fact>
      </Facts>
    </Section>
  )
}
