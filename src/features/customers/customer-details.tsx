import type { Customer } from '#api/schemas/customers.ts'
import { labels, t } from '#base/language/words.ts'
import { Private } from '#components/text/private.tsx'
import { CopyButton } from '#components/text/copy-button.tsx'
import { Fact, Facts, FlagFact, ManyFacts } from '#components/page/facts.tsx'
import { DateFact, IdFact } from '#components/page/record-facts.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { Remark } from '#components/page/record-headline.tsx'
import { Section } from '#components/page/section.tsx'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { valueText } from '#base/text/value-text.ts'
import { lackText } from '#base/storage/left-out.ts'
import { CUSTOMERS_ELSEWHERE } from './customers-search.tsx'
import { TextFact } from '#components/page/value-facts.tsx'

type CustomerProps = { customer: Customer }

export function CustomerDetails({ customer }: CustomerProps) {
  const { id, ipAddress } = customer
  return (
    <Section title={t`Details`}>
      <Facts>
        <Fact label={labels.ipAddress} matters>
          {ipAddress ? <Copyable text={ipAddress} what={labels.ipAddress} /> : lackText('')}
        </Fact>
        <IdFact label={t`Customer ID`} id={id} />
      </Facts>
      <Remark>{CUSTOMERS_ELSEWHERE}</Remark>
    </Section>
  )
}

export function CustomerRecord({ customer }: CustomerProps) {
  const { isBlocked, blockedAt, blockedNote } = customer
  const integrations = Object.entries(customer.externalIntegrations)
  return (
    <>
      {(isBlocked || blockedAt || blockedNote) && (
        <Section title={t`Block list`}>
          <Facts>
            <FlagFact label={t`Blocked`} value={isBlocked} />
            <DateFact label={t`Blocked on`} value={blockedAt} />
            <TextFact label={t`Note`} value={blockedNote} />
          </Facts>
        </Section>
      )}
      {integrations.length > 0 && (
        <Section title={t`Integrations`}>
          <Facts>
            <ManyFacts items={integrations}>
              {([name, value]) => (
                <Fact key={name} label={sentenceCase(name)} matters>
                  <Integration name={name} text={valueText(value)} />
                </Fact>
              )}
            </ManyFacts>
          </Facts>
        </Section>
      )}
    </>
  )
}

/** Ids are short, but other systems may store text of any length. */
function Integration({ name, text }: { name: string; text: string }) {
  if (text === '') return <span className="quiet">{t`None`}</span>
  return text.length > 60 ? <LongText text={text} /> : <Copyable text={text} what={t`${name} id`} />
}

function Copyable({ text, what }: { text: string; what: string }) {
  return (
    <>
      <Private className="mono">{text}</Private>{' '}
      <CopyButton value={text} what={what} inline isPrivate />
    </>
  )
}
