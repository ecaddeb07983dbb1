import type { ReactNode } from 'react'
import type { Variant } from '#api/schemas/products.ts'
import { commaList } from '#base/language/lists.ts'
import { labels, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { DataTable } from '#components/table/data-table.tsx'
import { Money } from '#components/values/money.tsx'
import { deliveryText } from '#model/records/products/delivery-words.ts'
import { discountWords, quantityText } from '#model/records/products/variant-words.ts'

type OldAndNewProps = { old: Variant; created: Variant; currency: string | undefined }
type Line = { label: string; old: ReactNode; created: ReactNode; isSame: boolean }

/** Field by field, as the platform shows both. */
export function OldAndNew({ old, created, currency }: OldAndNewProps) {
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
    line(t`Volume discounts`, (variant) => commaList(discountWords(variant))),
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
        { id: 'label', header: t`Field`, cell: ({ label }) => label, width: 110 },
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
