import type { Customer } from '#api/schemas/customers.ts'
import { Private } from '#components/text/private.tsx'
import { CopyButton } from '#components/text/copy-button.tsx'
import { Fact, Facts, FlagFact, ManyFacts } from '#components/page/facts.tsx'
import { DateFact, IdFact } from '#components/page/record-facts.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { Remark } from '#components/page/remark.tsx'
import { Section } from '#components/page/section.tsx'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { valueText } from '#base/text/value-text.ts'
import { CUSTOMERS_ELSEWHERE } from './elsewhere.ts'

type CustomerProps = { customer: Customer }

export function CustomerDetails({ customer }: CustomerProps) {
  const { id, ipAddress } = customer
  return (
    <Section title="Details">
      <Facts>
        <Fact label="IP address" matters>
          {ipAddress && <Copyable text={ipAddress} what="IP address" />}
        </Fact>
        <IdFact label="Customer ID" id={id} length={13} />
      </Facts>
    </Section>
  )
}

export function CustomerRecord({ customer }: CustomerProps) {
  const { isBlocked, blockedAt, blockedNote } = customer
  const integrations = Object.entries(customer.externalIntegrations)
  return (
    <>
      <Section title="Block list">
        <Facts>
          <FlagFact label="Blocked" value={isBlocked} />
          <DateFact label="Blocked on" value={blockedAt} />
          <Fact label="Note">{blockedNote && <LongText text={blockedNote} />}</Fact>
        </Facts>
        <Remark>{CUSTOMERS_ELSEWHERE}</Remark>
      </Section>
      {integrations.length > 0 && (
        <Section title="Integrations">
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
  if (text === '') return <span className="quiet">None</span>
  return text.length > 60 ? <LongText text={text} /> : <Copyable text={text} what={`${name} id`} />
}

function Copyable({ text, what }: { text: string; what: string }) {
  return (
    <>
      <Private className="mono">{text}</Private>{' '}
      <CopyButton value={text} what={what} inline isPrivate />
    </>
  )
}
