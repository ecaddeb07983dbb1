import { t } from '#base/language/words.ts'
import { useQuery } from '@tanstack/react-query'
import { customerQuery } from '#api/customers.ts'
import { reviewsQuery } from '#api/reviews.ts'
import type { Review } from '#api/schemas/reviews.ts'
import { userQuery } from '#api/user.ts'
import { ReviewPeek } from '#features/reviews/review-peek.tsx'
import { productLink, reviewsLink } from '#model/reading/links/links.ts'
import { type ReviewsAddress, reviewsList } from '#model/reading/lists/lists.ts'
import { matchingReplies } from '#model/records/reviews/rating-counts.ts'
import { PeekedCustomer } from './-peeked-customer.tsx'
import { RecordPeek } from './-record-peek.tsx'
import type { PanelProps } from './-store-lists-beside.tsx'

/** The platform can't give a single review: only the list has it, and only its writer is read. */
export function ReviewPanel(props: PanelProps<Review, ReviewsAddress>) {
  const { row, address, storeId, storeCurrency, ...open } = props
  const { data: user } = useQuery(userQuery())
  const customerId = row?.customerId ?? ''
  return (
    <RecordPeek
      {...open}
      kind={t({ message: 'Review', context: 'of a product' })}
      hasPage={false}
      isKnown={row !== undefined}
      reader={{
        list: reviewsList,
        address,
        read: (query) => reviewsQuery(storeId, query),
        verify: (reviews) => matchingReplies(address.hasReply, reviews),
      }}
      query={{ ...customerQuery(storeId, customerId), enabled: customerId !== '' }}
    >
      {(customer) =>
        row && (
          <ReviewPeek
            review={row}
            userId={user?.id}
            productLink={row.productId ? productLink(storeId, row.productId) : undefined}
            othersLink={
              row.customerEmail
                ? reviewsLink(storeId, { emailAddress: row.customerEmail })
                : undefined
            }
          >
            {customer && <PeekedCustomer {...{ customer, storeId, storeCurrency }} />}
          </ReviewPeek>
        )
      }
    </RecordPeek>
  )
}
