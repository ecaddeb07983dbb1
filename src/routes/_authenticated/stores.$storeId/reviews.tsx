import { useQuery, useQueries } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { reviewsQuery, reviewCountQuery } from '#api/reviews.ts'
import type { Review } from '#api/schemas/reviews.ts'
import { userQuery } from '#api/user.ts'
import { t } from '#base/language/words.ts'
import { latePart } from '#components/page/lazy-part.tsx'
import { lineText } from '#base/text/visible-text.ts'
import { ListPage } from '#components/list/list-page.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import {
  ReviewDistribution,
  HiddenReviews,
  ReviewsChoices,
} from '#features/reviews/reviews-head.tsx'
import { ReviewsTable } from '#features/reviews/reviews-table.tsx'
import { customerLink, productLink } from '#model/reading/links/links.ts'
import { noFilters } from '#model/reading/lists/filters.ts'
import { reviewsList, type ReviewsAddress } from '#model/reading/lists/lists.ts'
import { reviewsColumns } from '#model/reading/columns/reviews-columns.ts'
import { useList } from '#model/hooks/use-list.ts'
import {
  matchingReplies,
  type RatingCounts,
  ratings,
} from '#model/records/reviews/rating-counts.ts'
import { useListFrame } from '#routes/-list-frame.tsx'
import { listLoader } from '#routes/-list-loader.ts'
import { listOptions } from '#routes/-list-options.ts'

const ReviewsBeside = latePart(
  async () => (await import('#routes/-store-lists-beside.tsx')).ReviewsBeside,
)

export const Route = createFileRoute('/_authenticated/stores/$storeId/reviews')({
  ...listOptions(reviewsList),
  loader: listLoader(reviewsList, 'storeId', reviewsQuery),
  component: ReviewsPage,
})

const NO_REVIEWS = { icon: 'star', title: t`No reviews yet` } as const

function ReviewsPage() {
  const { storeId } = Route.useParams()
  const request = Route.useLoaderData()
  const { hasReply, rating } = request.address
  const list = useList(request, { verify: (rows) => matchingReplies(hasReply, rows) })
  const { columns, page, table, beside } = useListFrame({
    kind: 'reviews',
    request,
    list,
    columns: reviewsColumns,
    tabs: [{ label: t`All reviews`, search: noFilters(reviewsList), current: !list.isFiltered }],
    empty: NO_REVIEWS,
  })
  const { data: user } = useQuery(userQuery())
  const { counts, isCounting } = useRatingCounts(storeId, request.query, list.isLoaded)
  const isPhone = useIsPhone()
  const { hidden, change } = list
  const { address } = request
  // A review has no page of its own: its row leads to the panel beside the list.
  const besideLink = useCallback(
    ({ id, productName }: Review) =>
      id === '' || isPhone
        ? undefined
        : {
            to: Route.to,
            params: { storeId },
            search: { ...address, peek: id },
            replace: true,
            label: t`Review of ${productName ? lineText(productName) : t`an unnamed product`}`,
          },
    [isPhone, storeId, address],
  )
  const links = useMemo(
    () => ({
      product: (productId: string) => productLink(storeId, productId),
      customer: (customerId: string) => customerLink(storeId, customerId),
    }),
    [storeId],
  )
  const onEmail = useCallback(
    (emailAddress: string) => change({ ...noFilters(reviewsList), emailAddress }),
    [change],
  )

  return (
    <ListPage
      {...page}
      elsewhere={t`Answer reviews on your platform.`}
      search={<ReviewsChoices search={request.address} />}
      hasSortMenu
      summary={
        hidden === 0 &&
        !list.problem && (
          <ReviewDistribution counts={counts} isPending={isCounting} rating={rating} />
        )
      }
      notes={hidden > 0 && <HiddenReviews hidden={hidden} hasReply={hasReply} />}
    >
      <ReviewsTable
        {...table}
        reviews={list.rows}
        isStandard={columns.isStandard}
        userId={user?.id}
        {...{ links, onEmail, besideLink }}
      />
      <ReviewsBeside
        {...request}
        {...beside}
        // Without a count, if the platform ignored the filter.
        total={hidden > 0 ? undefined : list.total}
      />
    </ListPage>
  )
}

/** One small read per rating. */
function useRatingCounts(storeId: string, query: ReviewsAddress, isEnabled: boolean) {
  const byRating = useQueries({
    queries: ratings.map((rating) => ({
      ...reviewCountQuery(storeId, { ...query, rating }),
      enabled: isEnabled,
      staleTime: 60_000,
    })),
  })
  const counts = Object.fromEntries(
    ratings.map((rating, index) => [rating, byRating[index]?.data]),
  ) as RatingCounts
  return { counts, isCounting: byRating.some(({ isPending }) => isPending) }
}
