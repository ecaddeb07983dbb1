import { type ReactNode, useCallback, useMemo } from 'react'
import type { Coupon } from '#api/schemas/coupons.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { labels, t } from '#base/language/words.ts'
import { DataTable } from '#components/table/data-table.tsx'
import { fieldCells } from '#components/table/field-cells.tsx'
import type { RowLink, RowTools } from '#components/table/table-types.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import type { Sorting } from '#components/filters/sort-header.tsx'
import { lineText } from '#base/text/visible-text.ts'
import { CouponDiscount, CouponStatus, CouponUses } from './coupon-values.tsx'
import { scopeText } from '#model/records/coupons/variants.ts'
import { type ColumnDescription, narrowed, withCells } from '#model/reading/columns/columns.ts'
import type { CouponsCells, CouponsColumn } from '#model/reading/columns/coupons-columns.ts'
import styles from './coupons-list.module.css'
import type { ViewTab } from '#components/list/view-tabs.tsx'
import type { CouponsAddress } from '#model/reading/lists/lists.ts'

type CouponsTableProps = {
  /** Undefined until the first answer. */
  coupons: Coupon[] | undefined
  columns: readonly (ColumnDescription & { id: CouponsColumn })[]
  /** The catalogue, for the variants' names; undefined until known. */
  products: ProductReference[] | undefined
  /** Amounts carry no currency, so the store's is shown and marked as assumed. */
  storeCurrency: string | undefined
  sorting?: Sorting
  isFetching?: boolean
  message?: ReactNode
  couponLink: (coupon: Coupon) => RowLink | undefined
  peeked: string | undefined
  tools: RowTools | undefined
}

export function CouponsTable({
  coupons,
  columns,
  products,
  storeCurrency,
  couponLink,
  ...table
}: CouponsTableProps) {
  const isBeside = table.peeked !== undefined
  const shown = useMemo(
    () =>
      withCells(
        isBeside ? narrowed(columns, BESIDE_PEEK) : columns,
        cellsOf(products, storeCurrency, isBeside || columns.some(({ id }) => id === 'variants')),
        fieldCells,
      ),
    [columns, isBeside, products, storeCurrency],
  )
  const phoneRow = useCallback(
    (coupon: Coupon) => <CouponPhoneRow coupon={coupon} storeCurrency={storeCurrency} />,
    [storeCurrency],
  )
  return (
    <DataTable
      name={t`Coupons`}
      columns={shown}
      rows={coupons}
      rowKey={idOf}
      rowLink={couponLink}
      phoneRow={phoneRow}
      {...table}
    />
  )
}

const idOf = ({ id }: Coupon) => id

const BESIDE_PEEK = { discount: 150, code: 0, state: 116, uses: 192 }

type CouponCell = (coupon: Coupon) => ReactNode

function cellsOf(
  products: ProductReference[] | undefined,
  storeCurrency: string | undefined,
  hasScope: boolean,
): Record<CouponsCells, CouponCell> {
  return {
    discount: (coupon) => <CouponDiscount coupon={coupon} storeCurrency={storeCurrency} />,
    // Few coupons name variants, so those do beside their code.
    code: (coupon) => (
      <>
        <CouponCode coupon={coupon} />{' '}
        {!hasScope && (
          <bdi className="small quiet">
            {lineText(scopeText(coupon.variantIds, products) ?? '')}
          </bdi>
        )}
      </>
    ),
    state: (coupon) => <CouponStatus coupon={coupon} />,
    variants: ({ variantIds }) => <Scope text={scopeText(variantIds, products)} />,
    uses: (coupon) => <CouponUses coupon={coupon} />,
    expires: ({ expirationDate }) => (
      <span className="secondary">
        <DateTime value={expirationDate} missing={t`No end date`} />
      </span>
    ),
  }
}

function CouponCode({ coupon: { code } }: { coupon: Coupon }) {
  return code ? (
    <bdi className={styles.code} title={lineText(code)}>
      {lineText(code)}
    </bdi>
  ) : (
    <span className="quiet">{t`No code`}</span>
  )
}

function Scope({ text }: { text: string | undefined }) {
  if (!text) {
    return (
      <span className="quiet">
        <span aria-hidden>—</span>
        <span className="sr-only">{t`No variants named`}</span>
      </span>
    )
  }
  return <bdi title={lineText(text)}>{lineText(text)}</bdi>
}

type PhoneRowProps = { coupon: Coupon; storeCurrency: string | undefined }

function CouponPhoneRow({ coupon, storeCurrency }: PhoneRowProps) {
  return (
    <PhoneRow
      title={<CouponCode coupon={coupon} />}
      amount={<CouponDiscount coupon={coupon} storeCurrency={storeCurrency} />}
      text={<CouponStatus coupon={coupon} />}
      aside={<CouponUses coupon={coupon} />}
    />
  )
}

/** The service can filter by enabled only, not by expired or used up. */
export const couponsTabs = ({ isEnabled }: CouponsAddress): ViewTab[] => [
  { label: t`All coupons`, search: { isEnabled: undefined }, current: isEnabled === undefined },
  { label: labels.enabled, search: { isEnabled: true }, current: isEnabled === true },
  { label: t`Disabled`, search: { isEnabled: false }, current: isEnabled === false },
]
