import { t } from '#base/language/words.ts'
import { formatNumber, formatPercentage } from '#base/numbers/money-format.ts'
import { differingPart } from '#base/text/differing-part.ts'
import { lineText } from '#base/text/visible-text.ts'
import { Private } from '#components/text/private.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Money } from '#components/values/money.tsx'
import type { Fact } from '#model/reading/pictures/picture.ts'
import { type ShopChange, isHalved, payoutFields } from '#model/reading/pictures/shop-changes.ts'
import { percentText } from '#model/reading/platform/percent.ts'
import { deliveryText } from '#model/records/products/delivery-words.ts'
import styles from './shop-changes.module.css'

/** Both values of a field; where texts differ in a part, that part stands out. */
export function ChangeValues({
  change,
  currency,
}: {
  change: ShopChange
  currency: string | undefined
}) {
  const { group, field, before, after, facts } = change
  if (field === undefined) {
    const cost = facts['cost']
    return (
      <>
        {typeof cost === 'number' && (
          <span className="quiet">
            <Money amount={cost} currency={currency} storeCurrency={currency} />
          </span>
        )}
        <span className="strong">
          {group === 'gone'
            ? t`Gone`
            : t({ message: 'New', context: 'a product, variant or coupon' })}
        </span>
      </>
    )
  }
  if (['text', 'pictures', 'whichVariants'].includes(field)) return t`Changed`
  const isOpened = group === 'payout' || (field === 'addresses' && after === '')
  const isAlarming = isOpened || (field === 'stock' && after === 0)
  const fall = isHalved(change) ? Math.round((1 - Number(after) / Number(before)) * 100) : undefined
  return (
    <>
      <s className="quiet">
        <Value field={field} value={before} currency={currency} />
      </s>
      <span className={isAlarming ? 'strong danger' : 'strong'}>
        <Value field={field} value={after} currency={currency} other={before} />
      </span>
      {fall !== undefined && <span className="danger">{formatPercentage(-fall)}</span>}
    </>
  )
}

type ValueProps = {
  field: string
  value: Fact | undefined
  currency: string | undefined
  /** What it was before. */
  other?: Fact | undefined
}

function Value({ field, value, currency, other }: ValueProps) {
  if (['cost', 'amount'].includes(field) && typeof value === 'number') {
    return <Money amount={value} currency={currency} storeCurrency={currency} />
  }
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`
  if (field === 'maximumUses' && value === '') return t`No limit`
  if (field === 'delivery' && value) return deliveryText(String(value).split(', '))
  if (field === 'maximum' && value === -1) return t`No limit`
  if (field === 'expires') return value ? <DateTime value={String(value)} absolute /> : t`No end`
  if (typeof value === 'number')
    return field === 'percentage' ? percentText(value) : formatNumber(value)
  if (field === 'addresses' && value === '') return t`Any address`
  if (value && (field === 'addresses' || payoutFields.has(field)))
    return <Private className="breaks mono">{lineText(value)}</Private>
  if (value) {
    const { start, differing, end } = differingPart(lineText(value), lineText(String(other ?? '')))
    return (
      <bdi className="breaks">
        <span className={styles.alike}>{start}</span>
        {differing}
        <span className={styles.alike}>{end}</span>
      </bdi>
    )
  }
  return ['percentage', 'amount'].includes(field) ? t`None` : t`Empty`
}
