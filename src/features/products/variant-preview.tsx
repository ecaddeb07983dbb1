import type { ReactNode } from 'react'
import type { Product, Variant } from '#api/schemas/products.ts'
import * as z from 'zod/mini'
import { labels, t } from '#base/language/words.ts'
import { classNames } from '#components/controls/class-names.ts'
import { Disclosure } from '#components/text/disclosure.tsx'
import { LazyJsonView } from '#components/text/lazy-json-view.tsx'
import { readNumber, readWholeNumber } from '#base/numbers/number-text.ts'
import { MoneyLines } from '#components/values/money-lines.tsx'
import { Section } from '#components/page/section.tsx'
import { OldAndNew } from './old-and-new.tsx'
import styles from './variant-form.module.css'
import { byOrder } from '#model/records/products/variant-order.ts'
import { VariantForm, type VariantValues } from '#model/records/products/variant-values.ts'

type VariantPreviewProps = {
  product: Product
  values: VariantValues
  currency: string | undefined
  /** The variant whose price changes. */
  replaced: Variant | undefined
  children: ReactNode
}

export function VariantPreview(props: VariantPreviewProps) {
  const { product, values, currency, replaced, children } = props
  const cost = readNumber(values.cost)
  const added = { name: values.name, cost, order: readWholeNumber(values.order) }
  const neighbours = [
    ...product.variants.map(({ id, name, cost: amount, order }) => ({ id, name, amount, order })),
    { id: 'new', name: added.name, amount: cost, order: added.order },
  ].toSorted(byOrder)
  const request = z.safeParse(VariantForm, values)
  return (
    <aside className={styles.preview}>
      {children}
      {replaced ? (
        <Section title={t`Old and new`}>
          <OldAndNew old={replaced} created={created(replaced, values)} currency={currency} />
        </Section>
      ) : (
        <Section title={t`Position in the shop`}>
          <MoneyLines
            currency={currency}
            assumed
            lines={neighbours.map(({ id, name, amount }, index) => ({
              id: `${id} ${index}`,
              label: (
                <bdi className={classNames(styles.variant, id === 'new' && 'accent strong')}>
                  {name || (id === 'new' ? t`New variant` : labels.unnamedVariant)}
                </bdi>
              ),
              amount,
            }))}
          />
        </Section>
      )}
      {request.success && (
        <Disclosure summary={t`Request`}>
          <div className={styles.request}>
            <LazyJsonView text={JSON.stringify(request.data)} name={t`request`} />
          </div>
        </Disclosure>
      )}
    </aside>
  )
}

/** What the request would make of it: what a request can't carry is not on the new one. */
const created = (replaced: Variant, values: VariantValues): Variant => ({
  ...replaced,
  cost: readNumber(values.cost),
  stock: readWholeNumber(values.stock),
  deliveryTypes: values.deliveryTypes,
  volumeDiscounts: [],
  customFields: [],
  files: [],
  imageNames: [],
})
