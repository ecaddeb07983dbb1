import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { reviewsQuery } from '#api/reviews.ts'
import type { Review } from '#api/schemas/reviews.ts'
import { userQuery } from '#api/user.ts'
import { latePart } from '#components/lazy-part.tsx'
import { lineText } from '#base/visible-text.ts'
import { listMessage } from '#components/list-message.tsx'
import { ListPage } from '#components/list-page.tsx'
import { Note } from '#components/note.tsx'
import { useIsPhone } from '#components/phone.ts'
import type { Saving } from '#components/saving.ts'
import type { RowTools } from '#components/table-types.ts'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { ExportButton } from '#features/exports/export-button.tsx'
import { ReviewDistribution } from '#features/reviews/review-distribution.tsx'
import { ReviewsChoices } from '#features/reviews/reviews-choices.tsx'
import { ReviewsTable } from '#features/reviews/reviews-table.tsx'
import { customerLink, productLink } from '#model/links.ts'
import { Views } from '#features/views/views.tsx'
import { addressReader } from '#model/lists/address.ts'
import { noFilters } from '#model/lists/filters.ts'
import { reviewsList } from '#model/lists/lists.ts'
import { reviewsColumns } from '#model/lists/reviews-columns.ts'
import { useColumns } from '#model/lists/use-columns.ts'
import { loadList } from '#model/lists/load-list.ts'
import { useList } from '#model/lists/use-list.ts'
import { matchingReplies } from '#model/reviews/has-reply.ts'
import { useRatingCounts } from '#model/reviews/use-rating-counts.ts'
import { unlessPeeking } from '#routes/-peek-search.ts'
import { openStartView } from '#routes/-start-view.ts'

const ReviewsBeside = latePart(
  async () => (await import('#routes/-reviews-beside.tsx')).ReviewsBeside,
)

const readAddress = addressReader(reviewsList)

export const Route = createFileRoute('/_authenticated/stores/$storeId/reviews')({
  validateSearch: readAddress,
  beforeLoad: ({ params, search }) => openStartView(params.storeId, reviewsList, search),
  loaderDeps: ({ search }) => ({ ...search, peek: undefined }),
  shouldReload: unlessPeeking,
  loader: ({ context: { queryClient }, params: { storeId }, deps, preload }) =>
    loadList({
      list: reviewsList,
      address: deps,
      owner: storeId,
      read: (query) => reviewsQuery(storeId, query),
      queryClient,
      preload,
    }),
  component: ReviewsPage,
})

function ReviewsPage() {
  const { storeId } = Route.useParams()
  const { store } = useCurrentStore()
  const request = Route.useLoaderData()
  const { hasReply, rating } = request.address
  const list = useList(request, { verify: (rows) => matchingReplies(hasReply, rows) })
  const columns = useColumns(reviewsColumns, request.address)
  const [saving, setSaving] = useState<Saving>()
  const { data: user } = useQuery(userQuery())
  const { counts, isCounting } = useRatingCounts(storeId, request.query, list.isLoaded)
  const [tools, setTools] = useState<RowTools>()
  const isPhone = useIsPhone()
  const { hidden, peeked } = list
  // A review has no page of its own: its row leads to the panel beside the list.
  const besideLink = ({ id, productName }: Review) =>
    id === '' || isPhone
      ? undefined
      : {
          to: Route.to,
          params: { storeId },
          search: { ...request.address, peek: id },
          replace: true,
          label: `Review of ${productName ? lineText(productName) : 'an unnamed product'}`,
        }

  return (
    <ListPage
      list={list}
      saving={saving}
      columns={columns}
      actions={
        <ExportButton
          kind="reviews"
          storeId={storeId}
          {...request}
          rows={list.rows}
          columns={columns}
        />
      }
      presets={
        <Views
          {...request}
          storeId={storeId}
          storeName={store?.name}
          columns={reviewsColumns}
          given={[
            { label: 'All reviews', search: noFilters(reviewsList), current: !list.isFiltered },
          ]}
          isLoaded={list.isLoaded}
          onSaving={setSaving}
        />
      }
      search={<ReviewsChoices search={request.address} />}
      hasSortMenu
      summary={
        hidden === 0 &&
        !list.problem && (
          <ReviewDistribution counts={counts} isPending={isCounting} rating={rating} />
        )
      }
      notes={
        hidden > 0 && (
          <Note tone="warning" banner>
            Your platform also sent reviews {hasReply ? 'without' : 'with'} a reply. {hidden} of
            this page {hidden === 1 ? 'is' : 'are'} hidden, and nothing is counted.
          </Note>
        )
      }
    >
      <ReviewsTable
        reviews={list.rows}
        columns={columns.shown}
        isStandard={columns.isStandard}
        userId={user?.id}
        links={{
          product: (productId) => productLink(storeId, productId),
          customer: (customerId) => customerLink(storeId, customerId),
        }}
        isFetching={list.isRefetching}
        onEmail={(emailAddress) => list.change({ ...noFilters(reviewsList), emailAddress })}
        message={listMessage(list)}
        besideLink={besideLink}
        peeked={isPhone ? undefined : peeked.id}
        tools={tools}
      />
      <ReviewsBeside
        {...request}
        peeked={peeked}
        // Without a count, if the platform ignored the filter.
        total={hidden > 0 ? undefined : list.total}
        rows={list.rows}
        storeCurrency={store?.currencyCode}
        columns={columns}
        onTools={setTools}
      />
    </ListPage>
  )
}
