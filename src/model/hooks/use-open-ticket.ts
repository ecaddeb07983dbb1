import { useQuery } from '@tanstack/react-query'
import type { customerQuery } from '#api/customers.ts'
import { isSameId } from '#base/text/same-id.ts'

/** Milliseconds; never in a hidden tab. */
const REREAD_EVERY = 45_000

/** A ticket comes inside its customer's record. */
export function useOpenTicket(customerRead: ReturnType<typeof customerQuery>, ticketId: string) {
  const query = useQuery({
    ...customerRead,
    // A new message is seen while the ticket is open, and at once on return to it.
    refetchInterval: REREAD_EVERY,
    refetchOnWindowFocus: true,
  })
  const customer = query.data
  const ticket = customer?.tickets.find(({ id }) => isSameId(id, ticketId))
  return { query, customer, ticket, email: customer?.emailAddress ?? ticket?.emailAddress }
}
