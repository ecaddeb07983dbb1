import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { commaList } from '#base/language/lists.ts'
import { labels, t } from '#base/language/words.ts'
import { Private } from '#components/text/private.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { Section } from '#components/page/section.tsx'
import { countryName } from '#model/records/orders/country.ts'

export function OrderBilling({ detail }: { detail: OrderDetail }) {
  const { billingInformation: billing, order } = detail
  const { fullName, taxId } = billing ?? {}
  const vatId = order.tax?.customerVatId
  const address = billing && addressOf(billing)
  if (![fullName, taxId, vatId, address].some(Boolean)) return null
  return (
    <Section title={t`Billing`}>
      <Facts>
        <Fact label={t({ message: 'Name', context: 'of a person' })}>
          {fullName && <Private>{fullName}</Private>}
        </Fact>
        <Fact label={labels.address}>{address && <Private>{address}</Private>}</Fact>
        <Fact label={t`Tax ID`}>{taxId && <Private className="mono">{taxId}</Private>}</Fact>
        <Fact label="VAT ID">{vatId && <Private className="mono">{vatId}</Private>}</Fact>
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
