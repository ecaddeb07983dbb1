import type { User } from '#api/schemas/user.ts'
import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { Card } from '#components/page/card.tsx'
import { Fact, Facts, FlagFact, ManyFacts } from '#components/page/facts.tsx'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { valueText } from '#base/text/value-text.ts'

/** Payment methods that are disabled, some only in places, with the platform's own words as title. */
export function PaymentMethodsCard({ user }: { user: User }) {
  const disabled = Object.entries(user.disabledPaymentMethods)
  return (
    <Card title={t`Payment methods`} padded>
      <Facts wide>
        <FlagFact label={t`Cryptocurrency`} value={user.isCryptoEnabled} />
        <Fact label={t`Restricted`} matters>
          <Words words={user.restrictedPaymentMethods} />
        </Fact>
        <Fact label={t`Risk locked`} matters>
          <Words words={user.riskLockedPaymentMethods} />
        </Fact>
        {disabled.length === 0 && <Fact label={t`Disabled`} matters />}
        <ManyFacts items={disabled}>
          {([name, methods]) => (
            <Fact key={name} label={t`Disabled at ${sentenceCase(name)}`} matters>
              <bdi title={valueText(methods)}>{wordsOf(methods)}</bdi>
            </Fact>
          )}
        </ManyFacts>
      </Facts>
    </Card>
  )
}

function Words({ words }: { words: string[] }) {
  if (words.length === 0) return <span className="quiet">{t`None`}</span>
  return <bdi title={commaList(words)}>{commaList(words.map(sentenceCase))}</bdi>
}

/** The interface does not define the values: usually lists of words, but anything is possible. */
function wordsOf(value: unknown): string {
  if (!Array.isArray(value)) return sentenceCase(valueText(value))
  return value.length === 0 ? t`None` : commaList(value.map(wordsOf))
}
