import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import { preloadedPart } from '#components/page/lazy-part.tsx'
import { customerLink } from '#model/reading/links/links.ts'
import type { AddressOf } from '#model/reading/lists/description.ts'
import type { customersList } from '#model/reading/lists/lists.ts'
import { type BesideList, ListBeside } from './-list-beside.tsx'

const [CustomerPanel, loadPanel] = preloadedPart(
  async () => (await import('./-customer-peek.tsx')).CustomerPanel,
)

type CustomersBesideProps = BesideList<CustomerSearchItem> & {
  address: AddressOf<typeof customersList>
  storeCurrency: string | undefined
}

export function CustomersBeside({ peeked, storeCurrency, ...list }: CustomersBesideProps) {
  const { owner, address } = list
  return (
    <ListBeside
      {...list}
      kind="customers"
      recordLink={({ id }) => customerLink(owner, id)}
      copies={[{ label: 'Emails', valueOf: ({ emailAddress }) => emailAddress, isPrivate: true }]}
      peek={{
        ...peeked,
        onIntent: loadPanel,
        panel: (open) => (
          <CustomerPanel
            {...open}
            address={address}
            storeId={owner}
            storeCurrency={storeCurrency}
          />
        ),
      }}
    />
  )
}
