import { Suspense } from 'react'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import { preloadedPart } from '#components/lazy-part.tsx'
import { useIsPhone } from '#components/phone.ts'
import { customerLink } from '#model/links.ts'
import type { AddressOf } from '#model/lists/description.ts'
import type { customersList } from '#model/lists/lists.ts'
import { fromList } from '#model/lists/origin.ts'
import { type BesideProps, ListBeside } from './-list-beside.tsx'

const [CustomerPanel, loadPanel] = preloadedPart(
  async () => (await import('./-customer-peek.tsx')).CustomerPanel,
)

type Props = BesideProps<CustomerSearchItem>
type CustomersBesideProps = Pick<Props, 'list' | 'owner' | 'query' | 'total' | 'rows'> & {
  onTools: Props['onTools']
  address: AddressOf<typeof customersList>
  peeked: { id: string | undefined; onPeek: (id: string | undefined) => void }
  storeCurrency: string | undefined
}

export function CustomersBeside({ peeked, storeCurrency, ...list }: CustomersBesideProps) {
  const { owner, address, rows } = list
  const isPhone = useIsPhone()
  const { id } = peeked
  return (
    <ListBeside
      {...list}
      kind="customers"
      recordLink={(customerId) => customerLink(owner, customerId)}
      emailOf={({ emailAddress }) => emailAddress}
      peek={isPhone ? undefined : { ...peeked, onIntent: loadPanel }}
      panel={
        id !== undefined &&
        !isPhone && (
          <Suspense>
            <CustomerPanel
              id={id}
              row={rows?.find((row) => row.id === id)}
              address={address}
              storeId={owner}
              storeCurrency={storeCurrency}
              link={{ ...customerLink(owner, id), state: fromList({ ...address, peek: id }) }}
              onClose={() => peeked.onPeek(undefined)}
            />
          </Suspense>
        )
      }
    />
  )
}
