import { customerQuery, customersQuery } from '#api/customers.ts'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import { EXPERIMENT } from '#model/records/customers/search.ts'
import type { AddressOf } from '#model/reading/lists/description.ts'
import { customersList } from '#model/reading/lists/lists.ts'
import type { OpenRow } from './-list-beside.tsx'
import { PeekedCustomer } from './-peeked-customer.tsx'
import { RecordPeek } from './-record-peek.tsx'

type CustomerPanelProps = OpenRow<CustomerSearchItem> & {
  address: AddressOf<typeof customersList>
  storeId: string
  storeCurrency: string | undefined
}

export function CustomerPanel(props: CustomerPanelProps) {
  const { row, address, storeId, storeCurrency, ...open } = props
  return (
    <RecordPeek
      {...open}
      noun="customer"
      isKnown={row !== undefined}
      reader={{
        list: customersList,
        address,
        read: ({ q = EXPERIMENT, ...query }) => customersQuery(storeId, { ...query, q }),
      }}
      query={customerQuery(storeId, open.id)}
    >
      {(customer) => <PeekedCustomer {...{ row, customer, storeId, storeCurrency }} />}
    </RecordPeek>
  )
}
