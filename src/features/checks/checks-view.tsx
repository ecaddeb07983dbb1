import type { ReactNode } from 'react'
import { t, plural } from '#base/language/words.ts'
import { QuickSearch } from '#components/filters/quick-search.tsx'
import { Segments } from '#components/controls/segments.tsx'
import type { CheckCounts, ChecksView as View } from '#model/reading/checks/choose.ts'
import type { CheckId } from '#model/reading/checks/kinds.ts'
import styles from './checks-view.module.css'
import { commaList } from '#base/language/lists.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import type { Checks } from './use-checks.ts'

type ChecksViewProps = {
  search: { label: string; value: string | undefined; onSearch: (text?: string) => void }
  /** Undefined while nothing could be checked. */
  counts: CheckCounts | undefined
  view: View
  check: CheckId | undefined
  notes: ReactNode
  children: ReactNode
}

export function ChecksView({ search, counts, view, check, notes, children }: ChecksViewProps) {
  const segment = (label: string, wanted: Exclude<View, 'hidden'>) => ({
    label,
    count: counts?.[wanted],
    search: { show: wanted, check: undefined },
    current: !check && view === wanted,
  })
  return (
    <>
      <div className={styles.bar}>
        <QuickSearch live {...search} />
        <span className={styles.views}>
          <Segments
            label={t`Views`}
            segments={[
              segment(t`Needs a look`, 'look'),
              segment(t`Probably fine`, 'mild'),
              segment(t`Checked`, 'all'),
            ]}
          />
        </span>
      </div>
      {notes}
      {children}
      <p className={styles.foot}>{t`Fix stock, prices and coupons on your platform.`}</p>
    </>
  )
}

type ChecksFrameProps = { side: ReactNode; children: ReactNode }

export function ChecksFrame({ side, children }: ChecksFrameProps) {
  return (
    <div className={styles.page}>
      {side}
      <div className={styles.content}>{children}</div>
    </div>
  )
}

/** What the catalogue was looked through for. */
export function ChecksSummary({ checks }: { checks: Checks }) {
  const products = checks.products.data
  const variants = products?.reduce((total, product) => total + product.variants.length, 0)
  const count = products?.length
  const categories = checks.categories.data?.length
  const coupons = checks.coupons.data?.coupons.length
  const parts = [
    count !== undefined &&
      plural(count, { one: '1 product', other: `${formatNumber(count)} products` }),
    variants !== undefined &&
      plural(variants, { one: '1 variant', other: `${formatNumber(variants)} variants` }),
    categories !== undefined &&
      plural(categories, { one: '1 category', other: `${formatNumber(categories)} categories` }),
    coupons !== undefined &&
      plural(coupons, { one: '1 coupon', other: `${formatNumber(coupons)} coupons` }),
  ]
  return <span className={styles.summary}>{commaList(parts.filter((part) => part !== false))}</span>
}
