import { Navigate, createFileRoute, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { readOverviewSearch } from '#model/reading/overview/address.ts'
import { chosenPeriod } from '#model/reading/overview/quiet.ts'
import { NotFoundPage } from '#routes/-not-found-page.tsx'

const BareTicketPage = lazyPart(
  async () => (await import('#routes/-bare-ticket.tsx')).BareTicketPage,
)

/** Every address that no other page has; who is signed in keeps the navigation around it. */
export const Route = createFileRoute('/_authenticated/$')({ component: OtherAddress })

function OtherAddress() {
  const { pathname } = useLocation()
  const [, inAddress, ticketId] =
    /^(?:\/stores\/([^/]+))?\/tickets\/([^/]+)\/?$/.exec(pathname) ?? []
  if (ticketId) {
    return (
      <Suspense>
        <BareTicketPage inAddress={inAddress} ticketId={ticketId} />
      </Suspense>
    )
  }
  const [, storeId, page = ''] = /^(?:\/stores\/([^/]+))?\/([^/]+)\/?$/.exec(pathname) ?? []
  if (page === 'figures' && storeId) return <Figures storeId={storeId} />
  return Object.hasOwn(moved, page) ? <Moved page={page} /> : <NotFoundPage />
}

/** Pages by their earlier names, and those of a store without it. */
const moved: Record<string, string> = {
  checks: 'to-fix',
  activity: 'changes',
  'saved-replies': 'saved-replies',
}

/** Whatever else stands in the address stays. */
function Moved({ page }: { page: string }) {
  const { pathname, searchStr, hash } = useLocation()
  const { storeId: last, isLoading } = useCurrentStore()
  const [, storeId = last] = /^\/stores\/([^/]+)/.exec(pathname) ?? []
  if (!storeId) return isLoading ? null : <NotFoundPage />
  const to = `/stores/${storeId}/${moved[page]}`
  // While its page loads, this one stands under the new address.
  if (to === pathname) return null
  return <Navigate to="/" href={`${to}${searchStr}${hash && `#${hash}`}`} replace />
}

/** Figures is part of the overview; its addresses, which meant 30 days without a period, lead there. */
function Figures({ storeId }: { storeId: string }) {
  const search = readOverviewSearch(Route.useSearch())
  return (
    <Navigate
      to="/stores/$storeId"
      params={{ storeId }}
      search={chosenPeriod(search) ? search : { ...search, period: 'month' }}
      replace
    />
  )
}
