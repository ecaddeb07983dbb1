import type { Customer } from '#api/schemas/customers.ts'
import { labels, t } from '#base/language/words.ts'
import { CopyButton } from '#components/text/copy-button.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { DateFact, IdFact } from '#components/page/record-facts.tsx'
import { percentText } from '#model/reading/platform/percent.ts'
import { Money } from '#components/values/money.tsx'
import { SafeLink } from '#components/text/safe-link.tsx'
import { Section } from '#components/page/section.tsx'
import { EnabledStatus } from '#components/values/enabled-status.tsx'

type CustomerAffiliateProps = {
  affiliate: Customer['affiliate']
  currency: string | undefined
}

export function CustomerAffiliate({ affiliate, currency }: CustomerAffiliateProps) {
  if (!affiliate) return null
  const { id, dateCreated, isEnabled, link, balance, returnPercentage, percentageOff } = affiliate
  return (
    <Section
      title={labels.affiliate}
      action={isEnabled !== undefined && <EnabledStatus isEnabled={isEnabled} />}
    >
      <Facts>
        <Fact label={t`Link`} matters>
          {link && (
            <>
              <SafeLink href={link} /> <CopyButton value={link} what={t`affiliate link`} inline />
            </>
          )}
        </Fact>
        <Fact label={t`Balance`}>
          {balance !== undefined && <Money amount={balance} currency={currency} assumed />}
        </Fact>
        <Fact label={t({ message: 'Return', comment: 'What an affiliate earns of a sale' })}>
          {returnPercentage !== undefined && percentText(returnPercentage)}
        </Fact>
        <Fact label={t`Discount`}>
          {percentageOff !== undefined && t`${percentText(percentageOff)} off`}
        </Fact>
        <DateFact label={t({ message: 'Since', context: 'a date' })} value={dateCreated} />
        <IdFact label={t`Affiliate ID`} id={id} />
      </Facts>
    </Section>
  )
}
