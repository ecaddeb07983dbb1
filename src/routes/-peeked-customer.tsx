import type { ReactNode } from 'react'
import type { Customer, CustomerSearchItem } from '#api/schemas/customers.ts'
import { CustomerPeek } from '#features/customers/customer-peek.tsx'
import { searchableEmail } from '#model/records/customers/email.ts'
import { ticketLink } from '#model/reading/links/links.ts'
import { ordersLink } from '#model/reading/links/order-links.ts'

type PeekedCustomerProps = {
  /** What a list knows of the customer. */
  row?: CustomerSearchItem
  customer: Customer | undefined
  storeId: string
  storeCurrency: string | undefined
  noted?: ReactNode
}

export function PeekedCustomer(props: PeekedCustomerProps) {
  const { row, customer, storeId, storeCurrency, noted } = props
  const known = customer ?? row
  const email = searchableEmail(known?.emailAddress)
  return (
    <CustomerPeek
      row={row}
      customer={customer}
      storeCurrency={storeCurrency}
      noted={noted}
      ordersLink={email === undefined ? undefined : ordersLink(storeId, { email })}
      ticketLink={(ticketId) => ticketLink(storeId, known?.id ?? '', ticketId)}
    />
  )
}
