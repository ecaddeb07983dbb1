import type { LinkProps } from '@tanstack/react-router'
import { customerQuery, customersQuery } from '#api/customers.ts'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import { CustomerPeek } from '#features/customers/customer-peek.tsx'
import { searchableEmail } from '#model/customers/email.ts'
import { EXPERIMENT } from '#model/customers/search.ts'
import { ordersLink, ticketLink } from '#model/links.ts'
import type { AddressOf } from '#model/lists/description.ts'
import { customersList } from '#model/lists/lists.ts'
import { RecordPeek } from './-record-peek.tsx'

type CustomerPanelProps = {
  id: string
  row: CustomerSearchItem | undefined
  address: AddressOf<typeof customersList>
  storeId: string
  storeCurrency: string | undefined
  link: LinkProps
  onClose: () => void
}

export function CustomerPanel(props: CustomerPanelProps) {
  const { id, row, address, storeId, storeCurrency, link, onClose } = props
  const email = searchableEmail(row?.emailAddress)
  return (
    <RecordPeek
      noun="customer"
      id={id}
      isKnown={row !== undefined}
      reader={{
        list: customersList,
        address,
        read: ({ q = EXPERIMENT, ...query }) => customersQuery(storeId, { ...query, q }),
      }}
      query={customerQuery(storeId, id)}
      link={link}
      onClose={onClose}
    >
      {(customer) => (
        <CustomerPeek
          row={row}
          customer={customer}
          storeCurrency={storeCurrency}
          ordersLink={email === undefined ? undefined : ordersLink(storeId, { email })}
          ticketLink={(ticketId) => ticketLink(storeId, id, ticketId)}
        />
      )}
    </RecordPeek>
  )
}
