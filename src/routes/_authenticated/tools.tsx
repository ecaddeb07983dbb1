import { createFileRoute } from '@tanstack/react-router'
import { PageHeader } from '#components/page/page-header.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { ToolsList } from '#features/tools/tools-list.tsx'
import { toolsOf } from '#features/tools/tools.ts'
import { useFilterValues } from '#model/reading/memory/filter-values.ts'

export const Route = createFileRoute('/_authenticated/tools')({ component: ToolsPage })

function ToolsPage() {
  const { storeId = '' } = useCurrentStore()
  return (
    <>
      <PageHeader title="Tools" />
      <ToolsList tools={toolsOf(storeId, useFilterValues(storeId).status)} />
    </>
  )
}
