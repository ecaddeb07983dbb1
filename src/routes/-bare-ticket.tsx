import { useQueryClient } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { isUuidShaped } from '#api/request.ts'
import { useArrival } from '#base/browser/use-arrival.ts'
import { isSameId } from '#base/text/same-id.ts'
import { PendingPage } from '#routes/-pending-page.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { BareTicket } from '#features/tickets/queue/bare-ticket.tsx'
import { ticketLink } from '#model/reading/links/links.ts'
import { rememberStore } from '#model/reading/memory/last-store.ts'
import { useTicketIndexes } from '#model/hooks/use-ticket-indexes.ts'
import { NotFoundPage } from '#routes/-not-found-page.tsx'

type BareTicketPageProps = { inAddress: string | undefined; ticketId: string }

/** The address of a ticket as notes and mails have it, without its customer. */
export function BareTicketPage({ inAddress, ticketId }: BareTicketPageProps) {
  const current = useCurrentStore()
  const queryClient = useQueryClient()
  const storeId = inAddress ?? current.storeId
  const all = [storeId ?? '', ...(inAddress ? [] : current.stores.map(({ id }) => id))]
  const storeIds = [...new Set(all)].filter(Boolean)
  const indexes = useTicketIndexes(storeIds)
  // The tickets of one store are read: those of the store that was opened last, or of the first.
  useArrival(storeId, (opened) => void rememberStore(queryClient, opened))
  if (!isUuidShaped(ticketId) || (inAddress && !isUuidShaped(inAddress))) return <NotFoundPage />
  const isIt = ({ id }: { id: string }) => isSameId(id, ticketId)
  const place = indexes.findIndex(({ tickets }) => tickets.some(isIt))
  const known = indexes[place]?.tickets.find(isIt)
  if (known) {
    return <Navigate {...ticketLink(storeIds[place] ?? '', known.customerId, known.id)} replace />
  }
  const isLoading = indexes.some((index) => index.isLoading)
  if (isLoading || (!storeId && current.isLoading)) return <PendingPage />
  if (!storeId) return <NotFoundPage />
  const name = current.stores.find(({ id }) => id === storeId)?.name
  return <BareTicket storeId={storeId} storeName={name} ticketId={ticketId} />
}
