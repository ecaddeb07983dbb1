import type { LinkProps } from '@tanstack/react-router'
import type { Product, Variant } from '#api/schemas/products.ts'
import { labels, t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { isSameId } from '#base/text/same-id.ts'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { Section } from '#components/page/section.tsx'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { RecordHeadline } from '#components/page/record-headline.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Money } from '#components/values/money.tsx'
import { priceChanges } from '#model/doing/price-change/kept.ts'
import type { ProductTarget } from '#model/doing/writes/kinds/variants.ts'
import { leftoversOf } from '#model/records/products/leftovers.ts'
import { NewVariant } from './new-variant.tsx'
import { PriceSteps, Steps } from './price-steps.tsx'
import type { CouponsRead } from './product-coupons-card.tsx'
import { useProductWeeks } from './use-product-weeks.ts'

export type PriceChangeProps = {
  target: ProductTarget
  product: Product
  oldId: string
  currency: string | undefined
  coupons: CouponsRead | undefined
  productLink: LinkProps
  onCheck: () => void
}

/** A price can’t be changed, so a new variant takes the old one’s place: created, then checked. */
export function PriceChange(props: PriceChangeProps) {
  const { target, product, oldId, currency, coupons, productLink } = props
  const kept = priceChanges(target.productId)
  const change = useStore(kept).find((each) => isSameId(each.oldId, oldId))
  const isRead = useStore({ subscribe: kept.subscribe, get: kept.isRead })
  const old = product.variants.find(({ id }) => isSameId(id, oldId))
  const arePercentages = useProductWeeks(target.storeId, target.productId).arePercentages
  if (change) {
    return (
      <>
        <RecordHeadline
          title={
            <Trans>
              <bdi>{change.name || labels.unnamedVariant}</bdi>:{' '}
              <Money amount={change.from ?? old?.cost} currency={currency} assumed bare /> to{' '}
              <Money amount={change.to} currency={currency} assumed />
            </Trans>
          }
        >
          <Trans>
            Seen <DateTime value={new Date(change.at).toISOString()} absolute />: created as{' '}
            <bdi>{change.newId.slice(0, 8)}</bdi>.
          </Trans>
        </RecordHeadline>
        <PriceSteps key={oldId} {...props} {...{ change, arePercentages }} />
      </>
    )
  }
  // Until the disk answers, the new variant may be there already.
  if (!isRead) {
    return (
      <EmptyState
        icon="clock"
        title={t`What was changed isn’t read yet`}
        text={t`This browser’s storage hasn’t answered. It is asked again.`}
      />
    )
  }
  if (!old) {
    return (
      <EmptyState
        title={t`The product no longer has it.`}
        action={<ButtonLink {...productLink}>{t`Open product`}</ButtonLink>}
      />
    )
  }

  return (
    <>
      <RecordHeadline title={<bdi>{old.name ?? labels.unnamedVariant}</bdi>}>
        <bdi>{product.name}</bdi> · <Money amount={old.cost} currency={currency} assumed />
      </RecordHeadline>
      <Steps now={0} />
      <NewVariant
        target={target}
        product={product}
        original={old}
        currency={currency}
        productLink={productLink}
        beside={<WhatStays {...{ old, coupons, arePercentages }} />}
        arePercentages={arePercentages}
        isPrice
      />
    </>
  )
}

type WhatStaysProps = Pick<PriceChangeProps, 'coupons'> & {
  old: Variant
  arePercentages: boolean | undefined
}

/** Named before anything is created. */
const WhatStays = ({ old, coupons, arePercentages }: WhatStaysProps) => (
  <Section title={t`Stays with the old variant`}>
    <Facts>
      {leftoversOf(old, old, coupons, arePercentages).map(({ id, title, text }) => (
        <Fact key={id} label={title}>
          <bdi>{text}</bdi>
        </Fact>
      ))}
      <Fact label={t`Who bought this`}>{t`Orders so far name the old variant.`}</Fact>
    </Facts>
  </Section>
)
