import type { OrderRecord } from '#api/schemas/order-detail.ts'
import { CopyButton } from '#components/text/copy-button.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Section } from '#components/page/section.tsx'
import { ShortId } from '#components/text/short-id.tsx'

export function OrderPayment({ order: { gatewayMetadata } }: { order: OrderRecord }) {
  const { transactionId, note, gatewaySubscriptionId } = gatewayMetadata ?? {}
  const { cryptocurrencyAddress, cryptocurrencyAmount, cryptocurrencyExpiration } =
    gatewayMetadata ?? {}
  const facts = [transactionId, note, gatewaySubscriptionId, cryptocurrencyAddress]
  const hasFacts = facts.some(Boolean) || cryptocurrencyAmount !== undefined
  if (!hasFacts && !cryptocurrencyExpiration) return null
  return (
    <Section title="Payment">
      <Facts>
        <Fact label="Transaction">
          {transactionId && <ShortId id={transactionId} copies="transaction id" length={16} />}
        </Fact>
        <Fact label="Subscription">
          {gatewaySubscriptionId && (
            <ShortId id={gatewaySubscriptionId} copies="gateway subscription id" length={16} />
          )}
        </Fact>
        <Fact label="Crypto amount">
          {cryptocurrencyAmount !== undefined && formatNumber(cryptocurrencyAmount)}
        </Fact>
        <Fact label="Crypto address">
          {cryptocurrencyAddress && (
            <>
              <bdi className="mono">{cryptocurrencyAddress}</bdi>{' '}
              <CopyButton value={cryptocurrencyAddress} what="crypto address" inline />
            </>
          )}
        </Fact>
        <Fact label="Crypto expiry">
          {cryptocurrencyExpiration && <DateTime value={cryptocurrencyExpiration} absolute />}
        </Fact>
        <Fact label="Note">{note && <LongText text={note} />}</Fact>
      </Facts>
    </Section>
  )
}
