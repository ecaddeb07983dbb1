import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sentence, sentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Note } from '#components/page/note.tsx'
import { everyCouponQuery } from '#model/reading/lists/many-coupons.ts'
import { problemFrom } from '#model/reading/problem.ts'
import { checkKinds, readCheckId } from '#model/reading/checks/kinds.ts'
import type { Checks } from './use-checks.ts'
import { Button } from '#components/controls/button.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import type { ChecksAddress } from '#model/reading/lists/lists.ts'

type ChecksNotesProps = {
  storeId: string
  checks: Checks
  /** Whether no rows stand below, which would tell why nothing at all could be checked. */
  isAlone?: boolean
}

export function ChecksNotes({ storeId, checks, isAlone }: ChecksNotesProps) {
  const { products, categories, coupons } = checks
  const parts = [
    [t`Products`, products],
    [t`Categories`, categories],
    [t`Coupons`, coupons],
  ] as const
  const isAllLost = products.isLoadingError && coupons.isLoadingError
  return (
    <>
      {(isAllLost ? parts.slice(0, isAlone ? 1 : 0) : parts).map(
        ([name, query]) =>
          query.error && (
            <FailedPart
              key={name}
              title={t`${name} didn’t load`}
              isOld={query.data !== undefined}
              error={query.error}
              onRetry={() => void query.refetch()}
            />
          ),
      )}
      {!isAlone && coupons.data?.isComplete === false && (
        <MoreCoupons storeId={storeId} read={coupons.data.coupons.length} />
      )}
    </>
  )
}

type FailedPartProps = { title: string; isOld: boolean; error: Error; onRetry: () => void }

function FailedPart({ title, isOld, error, onRetry }: FailedPartProps) {
  const { message, code } = problemFrom(error, title)
  return (
    <div role="alert">
      <Note tone="warning" banner action={{ label: t`Try again`, onClick: onRetry }}>
        {sentences([
          sentence(title),
          isOld ? t`The checks use what was read before.` : t`Their checks are left out.`,
          message && sentence(message),
          code && t`Quote code ${code}.`,
        ])}
      </Note>
    </div>
  )
}

/** A store may have thousands of coupons, so the rest is read on request. */
function MoreCoupons({ storeId, read }: { storeId: string; read: number }) {
  const queryClient = useQueryClient()
  const [isReading, setIsReading] = useState(false)
  async function readRest() {
    setIsReading(true)
    await queryClient.query(everyCouponQuery(storeId)).catch(() => undefined)
    setIsReading(false)
  }
  return (
    <Note
      banner
      action={isReading ? undefined : { label: t`Read the rest`, onClick: () => void readRest() }}
    >
      {isReading
        ? t`Reading the other coupons, two pages a second…`
        : plural(read, {
            one: 'The first coupon is checked. There are more.',
            other: `The first ${formatNumber(read)} coupons are checked. There are more.`,
          })}
    </Note>
  )
}

type ChecksMessage = {
  checks: Checks
  rows: readonly unknown[]
  address: ChecksAddress
  onClear: () => void
}

/** In place of the rows, when there are none. */
export function checksMessage(message: ChecksMessage): ReactNode {
  const { checks, rows, address, onClear } = message
  const { products, coupons, counts, stateOf } = checks
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
  const check = readCheckId(address.check)
  const read = check ? [check] : checkKinds.map(({ id }) => id)
  // The banner above tells what failed.
  if (read.some((id) => stateOf(id) === 'not made')) return <EmptyState title={t`Not checked`} />
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
