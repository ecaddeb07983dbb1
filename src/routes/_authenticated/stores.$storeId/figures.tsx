import { Navigate, createFileRoute } from '@tanstack/react-router'
import { readOverviewSearch } from '#model/reading/overview/address.ts'
import { chosenPeriod } from '#model/reading/overview/quiet.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/figures')({
  component: FiguresPage,
})

/** Figures is part of the overview; its addresses, which meant 30 days without a period, lead there. */
function FiguresPage() {
  const search = readOverviewSearch(Route.useSearch())
  return (
    <Navigate
      to="/stores/$storeId"
      params={Route.useParams()}
      search={chosenPeriod(search) ? search : { ...search, period: 'month' }}
      replace
    />
  )
}
