import { useQuery } from '@tanstack/react-query'
import { allProductsQuery } from '#api/products.ts'
import type { OrderRecord } from '#api/schemas/order-detail.ts'
import { t } from '#base/language/words.ts'
import { Facts, ManyFacts } from '#components/page/facts.tsx'
import { TextFact } from '#components/page/value-facts.tsx'
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
          {({ key, label, value }) => <TextFact key={key} label={label} matters value={value} />}
        </ManyFacts>
      </Facts>
    </Section>
  )
}
