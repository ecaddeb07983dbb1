import type { Coupon } from '#api/schemas/coupons.ts'
import { preloadedPart } from '#components/page/lazy-part.tsx'
import { couponLink } from '#model/reading/links/links.ts'
import type { CouponsAddress } from '#model/reading/lists/lists.ts'
import { type BesideList, ListBeside } from './-list-beside.tsx'

const [CouponPanel, loadPanel] = preloadedPart(
  async () => (await import('./-coupon-peek.tsx')).CouponPanel,
)

type CouponsBesideProps = BesideList<Coupon> & {
  address: CouponsAddress
  storeCurrency: string | undefined
}

export function CouponsBeside({ peeked, storeCurrency, ...list }: CouponsBesideProps) {
  const { owner, address } = list
  return (
    <ListBeside
      {...list}
      kind="coupons"
      recordLink={({ id }) => couponLink(owner, id)}
      copies={[{ label: 'Codes', valueOf: ({ code }) => code }]}
      peek={{
        ...peeked,
        onIntent: loadPanel,
        panel: (open) => (
          <CouponPanel {...open} address={address} storeId={owner} storeCurrency={storeCurrency} />
        ),
      }}
    />
  )
}
