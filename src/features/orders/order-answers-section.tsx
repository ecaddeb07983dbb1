import { useQuery } from '@tanstack/react-query'
import { allProductsQuery } from '#api/products.ts'
import type { OrderRecord } from '#api/schemas/order-detail.ts'
import { Fact, Facts, ManyFacts } from '#components/page/facts.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { Section } from '#components/page/section.tsx'
import { valueText } from '#base/text/value-text.ts'
import { answersOf } from '#model/records/orders/answers.ts'

export function OrderAnswers({ order, storeId }: { order: OrderRecord; storeId: string }) {
  const isUnknown = answersOf(order).some(({ isKnown }) => !isKnown)
  const catalogue = useQuery({
    ...allProductsQuery(storeId),
    enabled: isUnknown,
    staleTime: 300_000,
  })
  const answers = answersOf(order, catalogue.data)
  const metadata = Object.entries(order.metadata)
  return (
    <>
      {answers.length > 0 && (
        <Section title="Checkout answers">
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
      )}
      {metadata.length > 0 && (
        <Section title="Metadata">
          <Facts>
            <ManyFacts items={metadata}>
              {([key, value]) => (
                <Fact key={key} label={key} matters>
                  {valueText(value) && <LongText text={valueText(value)} />}
                </Fact>
              )}
            </ManyFacts>
          </Facts>
        </Section>
      )}
    </>
  )
}
