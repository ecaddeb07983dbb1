import type { ProductReference } from '#api/schemas/products.ts'
import { preloadedPart } from '#components/page/lazy-part.tsx'
import { productLink } from '#model/reading/links/links.ts'
import { type ProductsAddress, productsList } from '#model/reading/lists/lists.ts'
import { type BesideList, ListBeside } from './-list-beside.tsx'

const [ProductPanel, loadPanel] = preloadedPart(
  async () => (await import('./-product-peek.tsx')).ProductPanel,
)

type ProductsBesideProps = Pick<
  BesideList<ProductReference>,
  'owner' | 'rows' | 'columns' | 'onTools' | 'peeked'
> & { address: ProductsAddress; storeCurrency: string | undefined }

export function ProductsBeside({ peeked, storeCurrency, ...list }: ProductsBesideProps) {
  const { owner, rows } = list
  return (
    <ListBeside
      {...list}
      list={productsList}
      // The whole catalogue is in memory.
      query={undefined}
      total={rows?.length}
      kind="products"
      recordLink={({ id }) => productLink(owner, id)}
      peek={{
        ...peeked,
        onIntent: loadPanel,
        panel: (open) => (
          <ProductPanel {...open} rows={rows} storeId={owner} storeCurrency={storeCurrency} />
        ),
      }}
    />
  )
}
