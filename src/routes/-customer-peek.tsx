import { labels } from '#base/language/words.ts'
import { customerQuery } from '#api/customers.ts'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import { EXPERIMENT } from '#model/records/customers/email.ts'
import type { AddressOf } from '#model/reading/lists/description.ts'
import { customersList } from '#model/reading/lists/lists.ts'
import { shownCustomers } from '#model/reading/lists/shown-customers.ts'
import { PeekedCustomer } from './-peeked-customer.tsx'
import { RecordNotes } from './-record-notes.tsx'
import { RecordPeek } from './-record-peek.tsx'
import type { PanelProps } from './-store-lists-beside.tsx'

export function CustomerPanel(
  props: PanelProps<CustomerSearchItem, AddressOf<typeof customersList>>,
) {
  const { row, address, storeId, storeCurrency, ...open } = props
  return (
    <RecordPeek
      {...open}
      kind={labels.customer}
      isKnown={row !== undefined}
      reader={{
        list: customersList,
        address,
        read: ({ q = EXPERIMENT, ...query }) => shownCustomers(storeId, { ...query, q }),
      }}
      query={customerQuery(storeId, open.id)}
    >
      {(customer) => (
        <PeekedCustomer
          {...{ row, customer, storeId, storeCurrency }}
          noted={<RecordNotes kind="customer" storeId={storeId} id={open.id} isPeek />}
        />
      )}
    </RecordPeek>
  )
}
