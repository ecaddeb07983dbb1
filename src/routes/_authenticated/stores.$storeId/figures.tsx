import { createFileRoute } from '@tanstack/react-router'
import { FiguresView } from '#features/figures/figures-view.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { readFiguresAddress } from '#model/reading/figures/address.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/figures')({
  validateSearch: readFiguresAddress,
  component: FiguresPage,
})

function FiguresPage() {
  const { storeId } = Route.useParams()
  const { store } = useCurrentStore()
  return (
    <FiguresView
      key={storeId}
      storeId={storeId}
      address={Route.useSearch()}
      storeCurrency={store?.currencyCode}
    />
  )
}
