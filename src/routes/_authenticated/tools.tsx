import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { textParameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { ToolsList } from '#features/tools/tools-list.tsx'
import { toolsOf } from '#features/tools/tools.ts'
import { useFilterValues } from '#model/reading/memory/filter-values.ts'

const MonthEnd = lazyPart(async () => (await import('#routes/-month-end.tsx')).MonthEndPage)

const WhomToWrite = lazyPart(
  async () => (await import('#features/searches/whom-to-write.tsx')).WhomToWrite,
)

/** A month and its currency; or whom to write to, with products, a variant or days. */
const readSearch = textParameters('month', 'currency', 'write', 'had', 'not')

export const Route = createFileRoute('/_authenticated/tools')({
  validateSearch: readSearch,
  component: ToolsPage,
})

function ToolsPage() {
  const { month, currency, write, had, not } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { storeId = '' } = useCurrentStore()
  const { status } = useFilterValues(storeId)
  if (month && storeId) {
    return (
      <Suspense>
        <MonthEnd key={storeId} storeId={storeId} asked={month} currency={currency} />
      </Suspense>
    )
  }
  if (write && storeId) {
    return (
      <Suspense>
        <WhomToWrite
          key={storeId}
          storeId={storeId}
          asked={{ write, had, not }}
          onAsk={(search) => void navigate({ search })}
        />
      </Suspense>
    )
  }
  return (
    <>
      <PageHeader title={t`Tools`} />
      <ToolsList storeId={storeId} tools={toolsOf(storeId, status)} />
    </>
  )
}
