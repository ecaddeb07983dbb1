import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { Private } from '#components/text/private.tsx'
import { Fact, Facts, FlagFact } from '#components/page/facts.tsx'
import { Money } from '#components/values/money.tsx'
import { formatPercentage } from '#base/numbers/money-format.ts'
import { Section } from '#components/page/section.tsx'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { countryName } from '#model/records/orders/country.ts'
import type { OrderCurrency } from '#model/records/orders/currency.ts'

export function OrderBilling({ billing }: { billing: OrderDetail['billingInformation'] }) {
  const { fullName, legalEntityType, taxId } = billing ?? {}
  return (
    <Section title="Billing">
      {billing ? (
        <Facts>
          <Fact label="Name" matters>
            {fullName && <Private>{fullName}</Private>}
          </Fact>
          <Fact label="Address" matters>
            <Address billing={billing} />
          </Fact>
          <Fact label="Tax ID" matters>
            {taxId && <Private className="mono">{taxId}</Private>}
          </Fact>
          <Fact label="Entity">
            {legalEntityType && <bdi title={legalEntityType}>{sentenceCase(legalEntityType)}</bdi>}
          </Fact>
        </Facts>
      ) : (
        <p className="quiet">No billing information.</p>
      )}
    </Section>
  )
}

function Address({ billing }: { billing: NonNullable<OrderDetail['billingInformation']> }) {
  const { addressLine1, addressLine2, postalCode, city, region, countryCode } = billing
  const town = [postalCode, city].filter(Boolean).join(' ')
  const parts = [addressLine1, addressLine2, town, region, countryName(countryCode)].filter(Boolean)
  return parts.length > 0 ? (
    <Private>{parts.join(', ')}</Private>
  ) : (
    <span className="quiet">None</span>
  )
}

type OrderTaxProps = { tax: OrderDetail['order']['tax']; currency: OrderCurrency }

/** The tax record as given; the money card shows how tax enters the amount. */
export function OrderTax({ tax, currency }: OrderTaxProps) {
  if (!tax) return null
  const { taxName, taxRate, taxAmount, preTaxAmount, taxBehavior, customerVatId } = tax
  const money = (amount: number | undefined) =>
    amount !== undefined && (
      <Money amount={amount} currency={currency.code} assumed={currency.isAssumed} />
    )
  return (
    <Section title="Tax">
      <Facts>
        <Fact label="Name">{taxName && <bdi>{taxName}</bdi>}</Fact>
        <Fact label="Rate">{taxRate !== undefined && formatPercentage(taxRate)}</Fact>
        <Fact label="Amount">{money(taxAmount)}</Fact>
        <Fact label="Before tax">{money(preTaxAmount)}</Fact>
        <Fact label="Behaviour">
          {taxBehavior && <bdi title={taxBehavior}>{sentenceCase(taxBehavior)}</bdi>}
        </Fact>
        <FlagFact label="Reverse charge" value={tax.isReverseCharge} />
        <Fact label="VAT ID" matters>
          {customerVatId && <Private className="mono">{customerVatId}</Private>}
        </Fact>
      </Facts>
    </Section>
  )
}
