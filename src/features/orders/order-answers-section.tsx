import { useQuery } from '@tanstack/react-query'
import { allProductsQuery } from '#api/products.ts'
import type { OrderRecord } from '#api/schemas/order-detail.ts'
import { t } from '#base/language/words.ts'
import { Fact, Facts, ManyFacts } from '#components/page/facts.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { Section } from '#components/page/section.tsx'
import { answersOf } from '#model/records/orders/answers.ts'

export function OrderAnswers({ order, storeId }: { order: OrderRecord; storeId: string }) {
  const isUnknown = answersOf(order).some(({ isKnown }) => !isKnown)
  const catalogue = useQuery({
    ...allProductsQuery(storeId),
    enabled: isUnknown,
    staleTime: 300_000,
  })
  const answers = answersOf(order, catalogue.data)
  if (answers.length === 0) return null
  return (
    <Section title={t`Checkout answers`}>
      <Facts>
        <ManyFacts items={answers}>
          {({ key, label, value }) => (
            <Fact key={key} label={label} matters>
              {value && <LongText text={value} />}
            </Fact>
          )}
        </ManyFacts>
      </Facts>
    </Section>
  )
}
