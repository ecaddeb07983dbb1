import { useMemo, useState } from 'react'
import { PageHeader } from '#components/page/page-header.tsx'
import { ChecksSide } from '#features/checks/checks-side.tsx'
import { ChecksFrame } from '#features/checks/checks-view.tsx'
import { useChecks } from '#features/checks/use-checks.ts'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { Undelivered } from '#features/searches/undelivered.tsx'
import { checksList } from '#model/reading/lists/lists.ts'
import { useUndeliveredCount } from '#features/searches/use-undelivered.ts'

/** The page of one store; which variants hold keys or files, the catalogue tells. */
export function UndeliveredChecks({ storeId }: { storeId: string }) {
  const { store } = useCurrentStore()
  const checks = useChecks(storeId)
  const count = useUndeliveredCount(storeId)
  const [days, setDays] = useState('2')
  const { data, isError } = checks.products
  const variants = useMemo(() => data?.flatMap((product) => product.variants), [data])
  return (
    <>
      <PageHeader title={checksList.title} />
      <ChecksFrame side={<ChecksSide storeId={storeId} checks={checks} undelivered={count} />}>
        <Undelivered
          storeId={storeId}
          storeCurrency={store?.currencyCode}
          variants={isError ? (variants ?? []) : variants}
          days={days}
          onDays={setDays}
        />
      </ChecksFrame>
    </>
  )
}
