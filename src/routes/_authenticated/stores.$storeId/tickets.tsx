import { createFileRoute } from '@tanstack/react-router'
import { useArrival } from '#base/browser/use-arrival.ts'
import { t } from '#base/language/words.ts'
import { privateStoresLoaded } from '#base/storage/private-store.ts'
import { addressReader } from '#model/reading/lists/address.ts'
import { ticketsList } from '#model/reading/lists/lists.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { PageHeader } from '#components/page/page-header.tsx'
import { NoTicket } from '#features/tickets/queue/no-ticket.tsx'
import { TicketInbox } from '#features/tickets/queue/ticket-inbox.tsx'
import { atLeast } from '#base/numbers/at-least.ts'
import { nobodyWaits, useIsPartial } from '#model/doing/tickets/waiting-count.ts'
import { useTicketReader } from '#model/doing/tickets/reader-leader.ts'
import { waitingTickets } from '#model/records/tickets/waiting.ts'
import { useTicketIndex } from '#model/hooks/use-ticket-indexes.ts'
import { searchedTickets } from '#features/tickets/queue/ticket-groups.ts'
import { TicketsColumn } from '#features/tickets/queue/tickets-column.tsx'

const WAITING = { view: 'waiting' } as const
const readAddress = addressReader(ticketsList)

export const Route = createFileRoute('/_authenticated/stores/$storeId/tickets')({
  validateSearch: readAddress,
  loader: privateStoresLoaded,
  component: TicketsPage,
})

function TicketsPage() {
  const { storeId } = Route.useParams()
  const asked = Route.useSearch()
  const navigate = Route.useNavigate()
  // Who waits comes first, unless an address asks for something else.
  const isFirst = !asked.view && !asked.whose && !asked.q && !nobodyWaits(storeId)
  const search = isFirst ? WAITING : asked
  useArrival(isFirst, () => void navigate({ search: WAITING, replace: true }))
  const index = useTicketIndex(storeId)
  const waiting = waitingTickets(index)
  const isPartial = useIsPartial(storeId)
  const title = waiting.length > 0 ? t`(${atLeast(waiting.length, isPartial)}) Tickets` : t`Tickets`
  // On a phone the navigation is a press further away.
  const replies = useIsPhone() && (
    <ButtonLink to="/stores/$storeId/saved-replies" params={{ storeId }} variant="subtle" size="xs">
      {t`Saved replies`}
    </ButtonLink>
  )
  return (
    <TicketInbox
      list={
        <TicketsColumn
          storeId={storeId}
          search={search}
          header={<PageHeader title={t`Tickets`} discreetTitle={title} plain actions={replies} />}
          onSearch={(q) => void navigate({ search: (before) => searchedTickets(before, q) })}
        />
      }
    >
      <NoTicket
        storeId={storeId}
        waiting={waiting}
        isListEmpty={index.tickets.length === 0}
        reader={useTicketReader(storeId)}
      />
    </TicketInbox>
  )
}
