import type { Customer } from '#api/schemas/customers.ts'
import { CopyButton } from '#components/text/copy-button.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { DateFact, IdFact } from '#components/page/record-facts.tsx'
import { formatPercentage } from '#base/numbers/money-format.ts'
import { Money } from '#components/values/money.tsx'
import { SafeLink } from '#components/text/safe-link.tsx'
import { Section } from '#components/page/section.tsx'
import { Status } from '#components/values/status.tsx'

type CustomerAffiliateProps = {
  affiliate: Customer['affiliate']
  currency: string | undefined
}

export function CustomerAffiliate({ affiliate, currency }: CustomerAffiliateProps) {
  if (!affiliate) return null
  const { id, dateCreated, isEnabled, link, balance, returnPercentage, percentageOff } = affiliate
  return (
    <Section
      title="Affiliate"
      action={isEnabled !== undefined && <Status value={isEnabled ? 'enabled' : 'not enabled'} />}
    >
      <Facts>
        <Fact label="Link" matters>
          {link && (
            <>
              <SafeLink href={link} /> <CopyButton value={link} what="affiliate link" inline />
            </>
          )}
        </Fact>
        <Fact label="Balance">
          {balance !== undefined && <Money amount={balance} currency={currency} assumed />}
        </Fact>
        <Fact label="Return">
          {returnPercentage !== undefined && formatPercentage(returnPercentage)}
        </Fact>
        <Fact label="Discount">
          {percentageOff !== undefined && `${formatPercentage(percentageOff)} off`}
        </Fact>
        <DateFact label="Since" value={dateCreated} />
        <IdFact label="Affiliate ID" id={id} length={8} />
      </Facts>
    </Section>
  )
}
