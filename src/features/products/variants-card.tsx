import type { LinkProps } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import type { Variant } from '#api/schemas/products.ts'
import { commaList } from '#base/language/lists.ts'
import { labels, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Card } from '#components/page/card.tsx'
import { RoleNote } from '#components/page/role-note.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import type { Column } from '#components/table/table-types.ts'
import { Money } from '#components/values/money.tsx'
import { Stock } from '#components/values/stock.tsx'
import { useRoleRefusal } from '#model/hooks/use-role.ts'
import { VARIANT_DAYS } from '#model/reading/ledger/product-weeks.ts'
import { daysLeft } from '#model/reading/overview/words.ts'
import { deliveryText } from '#model/records/products/delivery-words.ts'
import { byOrder } from '#model/records/products/variant-order.ts'
import { discountWords, quantityText } from '#model/records/products/variant-words.ts'
import type { ProductWeeks } from './use-product-weeks.ts'
import { VariantActions } from './variant-actions.tsx'
import { VariantDetail } from './variant-detail.tsx'
import { VariantSold } from './variant-sold.tsx'
import { StockBar, VariantStock } from './variant-stock.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import styles from './variants-card.module.css'

/** Days; how long a stock lasts beyond them, the pace of two weeks can’t tell. */
const FAR = 90

type VariantsCardProps = {
  variants: Variant[]
  currency: string | undefined
  sales: ProductWeeks
  newLink: LinkProps
  /** Link to a new variant that starts with this one's values. */
  duplicateLink: (variant: Variant) => LinkProps
  priceLink: (variant: Variant) => LinkProps
  onDelete: (variant: Variant) => void
  onWhoBought: (variant: Variant) => void
}

/** That the currency is the store’s is said once, in the sentence above. */
export function VariantsCard(props: VariantsCardProps) {
  const { variants, currency, sales, duplicateLink, priceLink, onDelete, onWhoBought } = props
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const isPhone = useIsPhone()
  const notCreated = useRoleRefusal('createVariant')
  const notDeleted = useRoleRefusal('deleteVariant')
  const sorted = variants.toSorted(byOrder)
  const lasting = useMemo(() => sales.sold?.lastingOf(variants) ?? [], [sales.sold, variants])
  const isPaceAwaited = sales.isAwaited && sales.notes === undefined
  const soldOutIn = ({ id }: Variant) => {
    const known = lasting.find(({ key }) => key === id.toLowerCase())
    if (!known) return isPaceAwaited && <Skeleton width={84} />
    if (known.days > FAR) return sales.sold?.isPaceLeast ? undefined : t`Lasts over ${FAR} days`
    if (!sales.sold?.isPaceLeast) return t`Sold out in ${daysLeft(known.days)}`
    const maximum = daysLeft(known.days)
    return (
      <span title={t`More may have been sold, so it may be sooner.`}>{t`At most ${maximum}`}</span>
    )
  }
  // What none of them has would take the room of the names.
  const lacking: Record<string, boolean> = {
    delivery: variants.every(({ deliveryTypes }) => !deliveryText(deliveryTypes)),
    discount: variants.every((variant) => discountWords(variant).length === 0),
  }
  const keyOf = (variant: Variant) => `${variant.id} ${sorted.indexOf(variant)}`

  function toggle(key: string) {
    const next = new Set(open)
    if (!next.delete(key)) next.add(key)
    setOpen(next)
  }

  const expander = (variant: Variant) => (
    <IconButton
      icon={open.has(keyOf(variant)) ? 'chevron-down' : 'chevron-right'}
      label={t`Details of ${variant.name ?? t`this variant`}`}
      aria-expanded={open.has(keyOf(variant))}
      className={styles.toggle}
      onClick={() => toggle(keyOf(variant))}
    />
  )
  const actions = (variant: Variant) => (
    <VariantActions
      variant={variant}
      isOpen={open.has(keyOf(variant))}
      priceLink={notCreated === undefined ? priceLink(variant) : undefined}
      duplicateLink={notCreated === undefined ? duplicateLink(variant) : undefined}
      onToggle={() => toggle(keyOf(variant))}
      onWhoBought={() => onWhoBought(variant)}
      onDelete={notDeleted === undefined ? () => onDelete(variant) : undefined}
    />
  )
  return (
    <Card
      title={t`Variants`}
      aside={variants.length > 0 && t`${formatNumber(variants.length)}, by position`}
      actions={
        // Its place in the page’s head is too narrow for words.
        isPhone &&
        notCreated === undefined && (
          <ButtonLink
            {...props.newLink}
            variant="default"
            size="xs"
            leftSection={<Icon name="plus" size={15} />}
          >
            {t`New variant`}
          </ButtonLink>
        )
      }
    >
      {sorted.length > 0 && notDeleted !== undefined && (
        <p className={styles.refused}>
          <RoleNote why={notDeleted} />
        </p>
      )}
      <DataTable
        name={t`Variants`}
        inCard
        columns={columnsOf({ currency, sales, soldOutIn, expander, actions }).filter(
          ({ id }) => !lacking[id],
        )}
        rows={sorted}
        rowKey={keyOf}
        rowDetail={(variant) =>
          open.has(keyOf(variant)) && (
            <>
              {/* Beside the row they would leave no room for its name. */}
              {isPhone && (
                <>
                  <Facts>
                    <Fact label={labels.stock}>
                      <span className="row near">
                        <Stock value={variant.stock} />
                        <StockBar value={variant.stock} />
                      </span>
                    </Fact>
                    <Fact label={t`Sold, ${VARIANT_DAYS} days`}>
                      <VariantSold {...sales} variantId={variant.id} />
                    </Fact>
                  </Facts>
                  {actions(variant)}
                </>
              )}
              <VariantDetail variant={variant} arePercentages={sales.arePercentages} />
            </>
          )
        }
        message={variants.length === 0 && <EmptyState icon="products" title={t`No variants`} />}
        phoneRow={(variant) => (
          <span className={styles.phone}>
            {expander(variant)}
            <PhoneRow
              title={<bdi>{variant.name ?? labels.unnamedVariant}</bdi>}
              amount={<Money amount={variant.cost} currency={currency} />}
              text={<Stock value={variant.stock} named />}
              aside={soldOutIn(variant)}
            />
          </span>
        )}
      />
    </Card>
  )
}

type Columns = Pick<VariantsCardProps, 'currency' | 'sales'> &
  Record<'soldOutIn' | 'expander' | 'actions', (variant: Variant) => ReactNode>

function columnsOf({ currency, sales, soldOutIn, expander, actions }: Columns): Column<Variant>[] {
  return [
    {
      id: 'name',
      header: labels.name,
      cell: (variant) => (
        <span className={styles.name}>
          {expander(variant)}
          <span>
            <bdi className="two-lines strong">{variant.name ?? labels.unnamedVariant}</bdi>
            <span className="small quiet">{t`${quantityText(variant)} per order`}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'cost',
      header: labels.price,
      cell: ({ cost }) => (
        <span className="ledger">
          <Money amount={cost} currency={currency} />
        </span>
      ),
      align: 'end',
    },
    {
      id: 'stock',
      header: labels.stock,
      cell: (variant) => <VariantStock value={variant.stock} lasts={soldOutIn(variant)} />,
      align: 'end',
    },
    {
      id: 'sold',
      header: t`Sold, ${VARIANT_DAYS} days`,
      cell: ({ id }) => <VariantSold {...sales} variantId={id} />,
      leaves: 3,
    },
    {
      id: 'delivery',
      header: t`Delivery`,
      cell: ({ deliveryTypes }) => (
        <bdi className={styles.short} title={deliveryText(deliveryTypes)}>
          {deliveryText(deliveryTypes) ?? '—'}
        </bdi>
      ),
      leaves: 2,
    },
    {
      id: 'discount',
      header: t`Volume discount`,
      cell: (variant) => <VolumeDiscounts words={discountWords(variant, sales.arePercentages)} />,
      leaves: 1,
    },
    { id: 'actions', header: '', cell: actions, align: 'end' },
  ]
}

/** A line for each of the first two; the title names all. */
function VolumeDiscounts({ words }: { words: string[] }) {
  if (words.length === 0) return null
  return (
    <span className={styles.discounts} title={commaList(words)}>
      {words.length > 2 ? [words[0], t`and ${words.length - 1} more`].join('\n') : words.join('\n')}
    </span>
  )
}
