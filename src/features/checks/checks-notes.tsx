import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentence, sentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Note } from '#components/page/note.tsx'
import { everyCouponQuery } from '#model/reading/lists/many-coupons.ts'
import { problemFrom } from '#model/reading/problem.ts'
import type { Checks } from './use-checks.ts'

export function ChecksNotes({ storeId, checks }: { storeId: string; checks: Checks }) {
  const { products, categories, coupons } = checks
  const parts = [
    [t`Products`, products],
    [t`Categories`, categories],
    [t`Coupons`, coupons],
  ] as const
  const isAllLost = products.isLoadingError && coupons.isLoadingError
  return (
    <>
      {parts.map(
        ([name, query]) =>
          query.error &&
          !isAllLost && (
            <FailedPart
              key={name}
              title={t`${name} didn’t load`}
              isOld={query.data !== undefined}
              error={query.error}
              onRetry={() => void query.refetch()}
            />
          ),
      )}
      {coupons.data?.isComplete === false && (
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
          message,
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
