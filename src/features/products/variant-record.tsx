import type { Variant } from '#api/schemas/products.ts'
import { labels, t } from '#base/language/words.ts'
import { Disclosure } from '#components/text/disclosure.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { LazyJsonView } from '#components/text/lazy-json-view.tsx'
import { Money } from '#components/values/money.tsx'
import { deliveryText } from '#model/records/products/delivery-words.ts'
import { quantityText } from '#model/records/products/variant-words.ts'
import { NumberFact } from '#components/page/value-facts.tsx'

type VariantRecordProps = {
  variant: Variant
  currency: string | undefined
  /** Names the variant in the accessible names of the controls. */
  name: string
}

export function VariantRecord({ variant, currency, name }: VariantRecordProps) {
  return (
    <div>
      <Facts>
        <Fact label={labels.name} matters>
          {variant.name && <bdi>{variant.name}</bdi>}
        </Fact>
        <Fact label={labels.price} matters>
          <Money amount={variant.cost} currency={currency} assumed />
        </Fact>
        <NumberFact label={labels.stock} matters value={variant.stock} />
        <Fact label={t`Per order`} matters>
          {quantityText(variant)}
        </Fact>
        <Fact label={t`Delivery`} matters>
          {deliveryText(variant.deliveryTypes)}
        </Fact>
      </Facts>
      <Disclosure summary={t`Raw record`}>
        <LazyJsonView text={JSON.stringify(variant)} name={name} />
      </Disclosure>
    </div>
  )
}
