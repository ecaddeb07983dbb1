import type { ReactNode } from 'react'
import type { Coupon } from '#api/schemas/coupons.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { DataTable } from '#components/data-table.tsx'
import type { Column, RowLink } from '#components/table-types.ts'
import { DateTime } from '#components/date-time.tsx'
import { PhoneRow } from '#components/phone-row.tsx'
import type { Sorting } from '#components/sort-header.tsx'
import { lineText } from '#base/visible-text.ts'
import { CouponDiscount } from './coupon-discount.tsx'
import { CouponStatus } from './coupon-status.tsx'
import { CouponUses } from './coupon-uses.tsx'
import { scopeText } from '#model/coupons/variants.ts'
import styles from './coupons-table.module.css'

type CouponsTableProps = {
  /** Undefined until the first answer. */
  coupons: Coupon[] | undefined
  /** The catalogue, for the variants' names; undefined until known. */
  products: ProductReference[] | undefined
  /** Amounts carry no currency, so the store's is shown and marked as assumed. */
  storeCurrency: string | undefined
  sorting?: Sorting
  isFetching?: boolean
  message?: ReactNode
  couponLink: (coupon: Coupon) => RowLink | undefined
}

export function CouponsTable({
  coupons,
  products,
  storeCurrency,
  couponLink,
  ...table
}: CouponsTableProps) {
  return (
    <DataTable
      name="Coupons"
      columns={columnsOf(products, storeCurrency)}
      rows={coupons}
      rowKey={({ id }) => id}
      rowLink={couponLink}
      phoneRow={(coupon) => <CouponPhoneRow coupon={coupon} storeCurrency={storeCurrency} />}
      {...table}
    />
  )
}

function columnsOf(
  products: ProductReference[] | undefined,
  storeCurrency: string | undefined,
): Column<Coupon>[] {
  return [
    {
      id: 'discount',
      header: 'Discount',
      cell: (coupon) => <CouponDiscount coupon={coupon} storeCurrency={storeCurrency} />,
      align: 'end',
      width: 168,
    },
    {
      id: 'code',
      header: 'Code',
      cell: (coupon) => <CouponCode coupon={coupon} />,
      sortBy: 'code',
      width: 176,
    },
    {
      id: 'state',
      header: 'State',
      cell: (coupon) => <CouponStatus coupon={coupon} />,
      width: 116,
    },
    {
      id: 'scope',
      header: 'Variants',
      cell: ({ variantIds }) => <Scope text={scopeText(variantIds, products)} />,
      minor: true,
    },
    {
      id: 'uses',
      header: 'Uses',
      cell: (coupon) => <CouponUses coupon={coupon} />,
      align: 'end',
      sortBy: 'uses',
      width: 172,
    },
    {
      id: 'created',
      header: 'Created',
      cell: ({ dateCreated }) => (
        <span className="secondary">
          <DateTime value={dateCreated} />
        </span>
      ),
      align: 'end',
      sortBy: 'dateCreated',
      width: 128,
      minor: true,
    },
    {
      id: 'ends',
      header: 'Ends',
      cell: ({ expirationDate }) => (
        <span className="secondary">
          <DateTime value={expirationDate} missing="No end date" />
        </span>
      ),
      align: 'end',
      sortBy: 'expirationDate',
      width: 144,
    },
  ]
}

function CouponCode({ coupon: { code } }: { coupon: Coupon }) {
  return code ? (
    <bdi className={styles.code} title={lineText(code)}>
      {lineText(code)}
    </bdi>
  ) : (
    <span className="quiet">No code</span>
  )
}

function Scope({ text }: { text: string | undefined }) {
  return text ? (
    <bdi title={lineText(text)}>{lineText(text)}</bdi>
  ) : (
    <span className="quiet">—</span>
  )
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
