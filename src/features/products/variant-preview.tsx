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
import styles from './variant-form.module.css'
import { byOrder } from '#model/records/products/variant-order.ts'
import { VariantForm, type VariantValues } from '#model/records/products/variant-values.ts'
import { commaList } from '#base/language/lists.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { DataTable } from '#components/table/data-table.tsx'
import { Money } from '#components/values/money.tsx'
import { deliveryText, deliveryWord } from '#model/records/products/delivery-words.ts'
import { discountWords, quantityText } from '#model/records/products/variant-words.ts'

type VariantPreviewProps = {
  product: Product
  values: VariantValues
  currency: string | undefined
  /** The variant whose price changes. */
  replaced: Variant | undefined
  /** Whether orders tell that volume discounts are percentages. */
  arePercentages: boolean | undefined
  children: ReactNode
}

export function VariantPreview(props: VariantPreviewProps) {
  const { product, values, currency, replaced, arePercentages, children } = props
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
          <OldAndNew
            old={replaced}
            created={variantFrom(replaced, values)}
            {...{ currency, arePercentages }}
          />
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
      {!replaced && (
        <Section title={t`Finish on your platform`}>
          <ul className="secondary stack near">
            {restOf(values).map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
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

/** What no request can carry, of what the chosen delivery needs and of what any variant may have. */
const restOf = ({ deliveryTypes }: VariantValues): string[] => [
  ...deliveryTypes.filter((type) => type !== 'instructions').map(deliveryWord),
  t`Volume discounts`,
  t`Checkout questions`,
  t`Images`,
]

/** What the request would make of it: what a request can't carry is not on the new one. */
const variantFrom = (replaced: Variant, values: VariantValues): Variant => ({
  ...replaced,
  cost: readNumber(values.cost),
  stock: readWholeNumber(values.stock),
  deliveryTypes: values.deliveryTypes,
  volumeDiscounts: [],
  customFields: [],
  files: [],
  imageNames: [],
})

type OldAndNewProps = Pick<VariantPreviewProps, 'currency' | 'arePercentages'> & {
  old: Variant
  created: Variant
}
type Line = { label: string; old: ReactNode; created: ReactNode; isSame: boolean }

/** Field by field, as the platform shows both. */
export function OldAndNew({ old, created, currency, arePercentages }: OldAndNewProps) {
  const line = (label: string, of: (variant: Variant) => string | undefined): Line => ({
    label,
    old: <bdi>{of(old) || '—'}</bdi>,
    created: <bdi>{of(created) || '—'}</bdi>,
    isSame: of(old) === of(created),
  })
  const lines: Line[] = [
    {
      label: labels.price,
      old: <Money amount={old.cost} currency={currency} assumed />,
      created: <Money amount={created.cost} currency={currency} assumed />,
      isSame: old.cost === created.cost,
    },
    line(labels.name, ({ name }) => name),
    line(labels.position, ({ order }) => order?.toString()),
    line(t`Per order`, quantityText),
    line(labels.stock, ({ stock }) => (stock === undefined ? undefined : formatNumber(stock))),
    line(t`Delivery`, ({ deliveryTypes }) => deliveryText(deliveryTypes)),
    line(t`Delivery message`, ({ deliveryMessage }) => deliveryMessage),
    line(t`Volume discounts`, (variant) => commaList(discountWords(variant, arePercentages))),
    line(t`Checkout questions`, ({ customFields }) => count(customFields)),
    line(t`Files`, ({ files }) => count(files)),
    line(t`Images`, ({ imageNames }) => count(imageNames)),
  ]
  return (
    <DataTable
      name={t`Old and new`}
      inCard
      prose
      hasHead
      columns={[
        { id: 'label', header: t`Field`, cell: ({ label }) => label, width: 132 },
        { id: 'old', header: t`Old`, cell: (each) => each.old },
        {
          id: 'new',
          header: t({ message: 'New', context: 'a variant' }),
          cell: (each) => (each.isSame ? t`The same` : <b className="strong">{each.created}</b>),
        },
      ]}
      rows={lines}
      rowKey={({ label }) => label}
    />
  )
}

const count = (entries: readonly unknown[]) => formatNumber(entries.length)
