import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { t } from '#base/language/words.ts'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { ToolsList } from '#features/tools/tools-list.tsx'
import { toolsOf } from '#features/tools/tools.ts'
import { useFilterValues } from '#model/reading/memory/filter-values.ts'

const MonthEnd = lazyPart(async () => (await import('#routes/-month-end.tsx')).MonthEndPage)

type ToolsSearch = { month?: string; currency?: string }

export const Route = createFileRoute('/_authenticated/tools')({
  validateSearch: ({ month, currency }: ToolsSearch): ToolsSearch => ({ month, currency }),
  component: ToolsPage,
})

function ToolsPage() {
  const { month, currency } = Route.useSearch()
  const { storeId = '' } = useCurrentStore()
  const { status } = useFilterValues(storeId)
  if (month && storeId) {
    return (
      <Suspense>
        <MonthEnd key={storeId} storeId={storeId} asked={month} currency={currency} />
      </Suspense>
    )
  }
  return (
    <>
      <PageHeader title={t`Tools`} />
      <ToolsList tools={toolsOf(storeId, status)} />
    </>
  )
}
