import type { Review } from '#api/schemas/reviews.ts'
import { preloadedPart } from '#components/page/lazy-part.tsx'
import { reviewLink } from '#model/reading/links/links.ts'
import type { ReviewsAddress } from '#model/reading/lists/lists.ts'
import { type BesideList, ListBeside } from './-list-beside.tsx'

const [ReviewPanel, loadPanel] = preloadedPart(
  async () => (await import('./-review-peek.tsx')).ReviewPanel,
)

type ReviewsBesideProps = BesideList<Review> & {
  address: ReviewsAddress
  storeCurrency: string | undefined
}

export function ReviewsBeside({ peeked, storeCurrency, ...list }: ReviewsBesideProps) {
  const { owner, address } = list
  return (
    <ListBeside
      {...list}
      kind="reviews"
      recordLink={(review) => reviewLink(owner, review)}
      copies={[{ label: 'Emails', valueOf: ({ customerEmail }) => customerEmail, isPrivate: true }]}
      peek={{
        ...peeked,
        onIntent: loadPanel,
        panel: (open) => (
          <ReviewPanel {...open} address={address} storeId={owner} storeCurrency={storeCurrency} />
        ),
      }}
    />
  )
}
