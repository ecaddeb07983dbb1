import { t } from '#base/language/words.ts'
import { Segments } from '#components/controls/segments.tsx'
import { type Whose, holderOf, isHeld } from '#model/doing/tickets/assigned.ts'
import { useStore } from '#base/storage/store.ts'
import type { TicketsAddress } from '#model/reading/lists/lists.ts'
import { ticketNotes } from '#model/reading/memory/ticket-notes.ts'
import type { TicketIndex } from '#model/reading/memory/tickets.ts'
import { useDraftedTickets } from '#model/doing/tickets/drafted.ts'
import { useAssigned } from '#model/hooks/use-assigned.ts'
import { ticketsShown } from './ticket-groups.ts'

type WhoseTicketsProps = {
  desk: ReturnType<typeof useTicketsShown>
  whose: Whose | undefined
}

/** Not drawn as long as nobody has taken any ticket. */
export function WhoseTickets({ desk, whose }: WhoseTicketsProps) {
  const { assigned, me, heldBy } = desk
  if (!assigned || (Object.keys(assigned).length === 0 && !whose)) return null
  const segment = (label: string, value: Whose) => ({
    label: counted(label, heldBy(value).length),
    search: { whose: value },
    current: whose === value,
  })
  return (
    <Segments
      label={t`Whose tickets`}
      segments={[
        { label: t`Anyone’s`, search: { whose: undefined }, current: !whose },
        ...(me !== '' || whose === 'mine' ? [segment(t`Mine`, 'mine')] : []),
        segment(t`Nobody’s`, 'nobody'),
      ]}
    />
  )
}

const counted = (label: string, count: number) => (count === 0 ? label : `${label} ${count}`)

export function useTicketsShown(storeId: string, index: TicketIndex, search: TicketsAddress) {
  const drafted = useDraftedTickets(storeId)
  const notes = useStore(ticketNotes(storeId))
  const { assigned, me } = useAssigned(storeId)
  const inView = ticketsShown(index, search, drafted, notes)
  const heldBy = (whose: Whose) =>
    inView.filter(({ id }) => isHeld(holderOf(assigned ?? {}, id), whose, me))
  // Without a host no ticket has a holder, so a filter in a shared address must hide none.
  const shown = assigned && search.whose ? heldBy(search.whose) : inView
  return { shown, inView, heldBy, drafted, notes, assigned, me }
}
