import { isNotFound } from '#api/errors.ts'
import { t } from '#base/language/words.ts'
import { EmptyState } from '#components/list/empty-state.tsx'
import { ReadFailure } from './-record-absent.tsx'

type Query = { data: unknown; error: unknown; refetch: () => Promise<unknown> }

export function TicketMissing({ query }: { query: Query }) {
  const { data, error } = query
  if (isNotFound(error)) {
    return <EmptyState title={t`There is no such customer`} text={ticketsAreInCustomers} />
  }
  if (data && !error) {
    return <EmptyState title={t`There is no such ticket`} text={ticketsAreInCustomers} />
  }
  return <ReadFailure query={query} title={t`The ticket didn’t load`} />
}

const ticketsAreInCustomers = t`Your platform keeps tickets with each customer, and this customer has no such ticket. It may have been removed, or the link names another customer.`
