import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { reviewCountQuery, reviewsQuery } from '#api/reviews.ts'
import { ReviewListQuery } from '#api/schemas/list-queries.ts'
import { DEFAULT_PAGE_SIZE } from '#api/schemas/list-query.ts'
import { userQuery } from '#api/user.ts'
import { ListStatus } from '#components/list-status.tsx'
import { listNote } from '#components/list-note.ts'
import { Note } from '#components/note.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { Pager } from '#components/pager.tsx'
import { chosenTimeZone, preferences, useTimeZone } from '#base/preferences.ts'
import { RefreshButton } from '#components/refresh-button.tsx'
import { type RatingCounts, ratings } from '#model/reviews/rating-counts.ts'
import { ReviewDistribution } from '#features/reviews/review-distribution.tsx'
import { verifyFilter } from '#model/reviews/has-reply.ts'
import { ReviewsFilters } from '#features/reviews/reviews-filters.tsx'
import { isFiltered, noFilters, resolveReviewDates } from '#features/reviews/reviews-search.ts'
import { ReviewsTable } from '#features/reviews/reviews-table.tsx'
import { keepWithin } from '#routes/-keep-previous.ts'
import { StaleNote, listMessage } from '#routes/-list-message.tsx'
import { RefusedSort } from '#routes/-refused-sort.tsx'

const words = ['review', 'reviews'] as const

export const Route = createFileRoute('/_authenticated/stores/$storeId/reviews')({
  validateSearch: ReviewListQuery,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    const query = resolveReviewDates(deps, chosenTimeZone(preferences()))
    void context.queryClient.prefetchQuery(reviewsQuery(params.storeId, query))
  },
  component: ReviewsPage,
})

function ReviewsPage() {
  const { storeId } = Route.useParams()
  const search = Route.useSearch()
  const query = resolveReviewDates(search, useTimeZone())
  const navigate = Route.useNavigate()
  const queryClient = useQueryClient()
  const { data: user } = useQuery(userQuery())
  const reviews = useQuery({
    ...reviewsQuery(storeId, query),
    placeholderData: keepWithin(storeId),
  })
  // What the address asks for is no measure of rows that were asked for before.
  const asked = reviews.isPlaceholderData ? undefined : search.hasReply
  const held = verifyFilter(asked, reviews.data?.items ?? [])
  const isIgnored = held.hidden > 0
  const { counts, count, isCounting } = useRatingCounts(storeId, query, reviews.isSuccess)
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = search
  const { pages, hasMore } = reviews.data ?? {}
  const shown = { ...reviews, data: reviews.data && { ...reviews.data, items: held.reviews } }

  const setSearch = (change: Partial<ReviewListQuery>, replace = false) =>
    void navigate({ search: (before) => ({ ...before, page: undefined, ...change }), replace })
  const prefetch = (wanted: number) =>
    void queryClient.prefetchQuery(reviewsQuery(storeId, { ...query, page: wanted }))

  useEffect(
    function prefetchNextPage() {
      if (!hasMore || reviews.isPlaceholderData) return
      void queryClient.prefetchQuery(reviewsQuery(storeId, { ...query, page: page + 1 }))
    },
    [queryClient, storeId, query, page, hasMore, reviews.isPlaceholderData],
  )

  return (
    <>
      <PageHeader
        title="Reviews"
        plain
        actions={
          <RefreshButton
            updatedAt={reviews.dataUpdatedAt}
            isFetching={reviews.isFetching}
            onRefresh={() => void queryClient.invalidateQueries({ queryKey: ['listReviews'] })}
          />
        }
      />
      <ReviewsFilters search={search} onChange={setSearch} />
      {!isIgnored && !(reviews.isError && !reviews.data) && (
        <ReviewDistribution counts={counts} isPending={isCounting} rating={search.rating} />
      )}
      <StaleNote query={reviews} noun="Reviews" />
      <RefusedSort
        query={reviews}
        sort={search.sort}
        onUnsort={() => setSearch({ sort: undefined }, true)}
      />
      {isIgnored && (
        <Note tone="warning" banner>
          The service sent reviews {search.hasReply ? 'without' : 'with'} a reply although it was
          asked to leave them out. {held.hidden} of this page {held.hidden === 1 ? 'is' : 'are'}{' '}
          hidden, and nothing is counted.
        </Note>
      )}
      <ReviewsTable
        reviews={shown.data?.items}
        userId={user?.id}
        links={{
          product: (productId) => ({
            to: '/stores/$storeId/products/$productId',
            params: { storeId, productId },
          }),
          customer: (customerId) => ({
            to: '/stores/$storeId/customers/$customerId',
            params: { storeId, customerId },
          }),
        }}
        isFetching={reviews.isFetching && reviews.data !== undefined}
        onEmail={(emailAddress) => setSearch({ ...noFilters, emailAddress })}
        message={listMessage({
          query: shown,
          noun: 'Reviews',
          page,
          isFiltered: isFiltered(search),
          onClear: () => setSearch(noFilters),
          onPage: (wanted) => setSearch({ page: wanted }),
        })}
      />
      <ListStatus
        count={reviews.isPlaceholderData ? undefined : shown.data?.items.length}
        {...{ words, page, pages, hasMore }}
      />
      <Pager
        page={page}
        pages={pages}
        hasMore={hasMore}
        pageSize={pageSize}
        linkTo={(change) => ({
          from: Route.fullPath,
          search: (before) => ({ ...before, ...change }),
        })}
        onIntent={prefetch}
      >
        {listNote({
          rows: shown.data?.items,
          count: isIgnored ? undefined : count,
          words,
          sort: search.sort,
        })}
      </Pager>
    </>
  )
}

/** Exact counts: of the list, and of each rating under the filters besides the rating. */
function useRatingCounts(storeId: string, query: ReviewListQuery, isEnabled: boolean) {
  const wanted = [query.rating, ...ratings].map((rating) => ({ ...query, rating }))
  const [list, ...byRating] = useQueries({
    queries: wanted.map((each) => ({
      ...reviewCountQuery(storeId, each),
      enabled: isEnabled,
      staleTime: 60_000,
    })),
  })
  const counts = Object.fromEntries(
    ratings.map((rating, index) => [rating, byRating[index]?.data]),
  ) as RatingCounts
  return { counts, count: list?.data, isCounting: byRating.some(({ isPending }) => isPending) }
}
