import { createFileRoute } from '@tanstack/react-router'
import { textParameters } from '#base/address/address.ts'
import { PageHeader } from '#components/page/page-header.tsx'
import { QuickSearch } from '#components/filters/quick-search.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { HelpView } from '#features/help/help-view.tsx'

export const Route = createFileRoute('/_authenticated/help')({
  validateSearch: textParameters('q'),
  component: HelpPage,
})

function HelpPage() {
  const { q } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { storeId } = useCurrentStore()
  return (
    <>
      <PageHeader
        title="Help"
        actions={
          <QuickSearch
            label="Find in help"
            value={q}
            live
            onSearch={(text) => void navigate({ search: { q: text }, replace: true })}
          />
        }
      />
      <HelpView text={q ?? ''} storeId={storeId} />
    </>
  )
}
