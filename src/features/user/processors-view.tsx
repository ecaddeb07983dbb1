import type { User } from '#api/schemas/user.ts'
import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { valueText } from '#base/text/value-text.ts'
import { Card } from '#components/page/card.tsx'
import { Fact, Facts, FlagFact, ManyFacts } from '#components/page/facts.tsx'
import type { ProcessorsSearch } from '#model/records/user/account-search.ts'
import styles from './account-sections.module.css'
import { ProcessorsCard } from './processors-card.tsx'

/** Who takes the payments, and whether each still may. */
export function ProcessorsView({ user, search }: { user: User; search: ProcessorsSearch }) {
  return (
    <div className={styles.sections}>
      <ProcessorsCard user={user} search={search} />
      <PaymentMethodsCard user={user} />
      <p className="quiet small">{t`View only. Change your processors on your platform.`}</p>
    </div>
  )
}

/** Payment methods that are disabled, some only in places, with the platform's own words as title. */
function PaymentMethodsCard({ user }: { user: User }) {
  const disabled = Object.entries(user.disabledPaymentMethods)
  return (
    <Card title={t`Payment methods`} padded>
      <Facts wide>
        <FlagFact label={t`Cryptocurrency`} value={user.isCryptoEnabled} />
        <Fact label={t`Restricted`}>{wordsBeside(user, user.restrictedPaymentMethods)}</Fact>
        <Fact label={t`Risk locked`}>{wordsBeside(user, user.riskLockedPaymentMethods)}</Fact>
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

/** The list above says it of each processor, with its reason. */
function wordsBeside({ processors }: User, words: string[]) {
  const told = new Set(processors.map(({ name }) => name.toLowerCase()))
  const others = words.filter((word) => !told.has(word.toLowerCase()))
  return (
    others.length > 0 && <bdi title={commaList(others)}>{commaList(others.map(sentenceCase))}</bdi>
  )
}

/** The interface does not define the values: usually lists of words, but anything is possible. */
function wordsOf(value: unknown): string {
  if (!Array.isArray(value)) return sentenceCase(valueText(value))
  return value.length === 0 ? t`None` : commaList(value.map(wordsOf))
}
