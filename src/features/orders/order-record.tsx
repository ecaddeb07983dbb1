import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { Fact, Facts, FlagFact } from '#components/page/facts.tsx'
import { SafeLink } from '#components/text/safe-link.tsx'
import { Section } from '#components/page/section.tsx'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { ShortId } from '#components/text/short-id.tsx'

export function OrderRecordSection({
  detail: { order, storeName, storeId },
}: {
  detail: OrderDetail
}) {
  const { source, returnUrl, cartRecoverySentAt } = order
  return (
    <Section title="Record">
      <Facts>
        <IdFact label="Order ID" id={order.id} />
        <Fact label="Created">
          <DateTime value={order.dateCreated} absolute />
        </Fact>
        <Fact label="Source">{source && <bdi title={source}>{sentenceCase(source)}</bdi>}</Fact>
        <FlagFact label="Receipt emailed" value={order.sendReceipt} />
        <FlagFact label="Subscription" value={order.isSubscriptionOrder} />
        <IdFact label="Renewal for" id={order.renewalForSubscriptionId} />
        <IdFact label="Affiliate" id={order.affiliateId} />
        <FlagFact label="Delivered by hand" value={order.isDeliveredManually} />
        <IdFact label="Delivered by" id={order.deliveredByUserId} />
        <FlagFact label="Items locked" value={order.isDeliveryItemsLocked} />
        <FlagFact label="Imported" value={order.isMigrated} />
        <Fact label="Cart reminder sent">
          {cartRecoverySentAt && <DateTime value={cartRecoverySentAt} absolute />}
        </Fact>
        <Fact label="Return URL">{returnUrl && <SafeLink href={returnUrl} withoutQuery />}</Fact>
        <Fact label="Store">{storeName && <bdi>{storeName}</bdi>}</Fact>
        <IdFact label="Store ID" id={order.storeId ?? storeId} />
        <IdFact label="User ID" id={order.userId} />
      </Facts>
    </Section>
  )
}

function IdFact({ label, id }: { label: string; id: string | undefined }) {
  return (
    <Fact label={label}>{id && <ShortId id={id} copies={label.toLowerCase()} length={18} />}</Fact>
  )
}
