import type { ReactNode } from 'react'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Button } from '#components/controls/button.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import type { ChecksAddress } from '#model/reading/lists/lists.ts'
import { problemFrom } from '#model/reading/problem.ts'
import type { Checks } from './use-checks.ts'

type ChecksMessage = {
  checks: Checks
  rows: readonly unknown[]
  address: ChecksAddress
  onClear: () => void
}

/** In place of the rows, when there are none. */
export function checksMessage(message: ChecksMessage): ReactNode {
  const { checks, rows, address, onClear } = message
  const { products, coupons, counts } = checks
  if (products.isLoadingError && coupons.isLoadingError) {
    return (
      <ErrorPanel
        problem={problemFrom(products.error, t`Nothing could be checked`)}
        onRetry={() => void Promise.all([products.refetch(), coupons.refetch()])}
      />
    )
  }
  if (rows.length > 0 || products.isPending || coupons.isPending) return undefined
  if (address.q === undefined && !address.check && (address.show ?? 'look') === 'look') {
    return (
      <EmptyState
        icon="check"
        title={plural(counts.all, {
          one: 'Nothing to look at in 1 variant or coupon',
          other: `Nothing to look at in ${formatNumber(counts.all)} variants and coupons`,
        })}
      />
    )
  }
  return (
    <EmptyState
      title={address.show === 'hidden' ? t`Nothing is hidden` : t`Nothing found here`}
      action={
        <Button variant="default" size="xs" onClick={onClear}>
          {t`Show what needs a look`}
        </Button>
      }
    />
  )
}
