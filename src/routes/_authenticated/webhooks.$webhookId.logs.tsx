import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type LinkProps, createFileRoute, notFound } from '@tanstack/react-router'
import { useState } from 'react'
import { isUuidShaped } from '#api/request.ts'
import { WebhookLogListQuery } from '#api/schemas/list-queries.ts'
import { DEFAULT_PAGE_SIZE } from '#api/schemas/list-query.ts'
import { webhookLogsQuery } from '#api/webhooks.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ListStatus } from '#components/list-status.tsx'
import { Note } from '#components/note.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { Pager } from '#components/pager.tsx'
import { chosenTimeZone, preferences, useTimeZone } from '#base/preferences.ts'
import { RefreshButton } from '#components/refresh-button.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { CodeStrip } from '#features/webhooks/code-strip.tsx'
import { DeliveryView } from '#features/webhooks/delivery-view.tsx'
import { useKnownWebhooks } from '#model/memory/use-webhooks.ts'
import { WebhookChoice } from '#features/webhooks/webhook-choice.tsx'
import { WebhookLogsFilters } from '#features/webhooks/webhook-logs-filters.tsx'
import { isFiltered, noFilters, resolveLogDates } from '#features/webhooks/webhook-logs-search.ts'
import { verifyFilter } from '#model/webhooks/deliveries.ts'
import { WebhookLogsTable } from '#features/webhooks/webhook-logs-table.tsx'
import { WebhookPanes } from '#features/webhooks/webhook-panes.tsx'
import { keepWithin } from '#routes/-keep-previous.ts'
import { StaleNote, listMessage } from '#routes/-list-message.tsx'
import { RefusedSort } from '#routes/-refused-sort.tsx'

/** Between two looks for new deliveries. */
const FOLLOW_EVERY = 5_000

const words = ['delivery', 'deliveries'] as const

export const Route = createFileRoute('/_authenticated/webhooks/$webhookId/logs')({
  validateSearch: WebhookLogListQuery,
  beforeLoad: ({ params }) => {
    if (!isUuidShaped(params.webhookId)) throw notFound()
  },
  loaderDeps: ({ search }) => ({ ...search, log: undefined }),
  loader: ({ context, params, deps }) => {
    const query = resolveLogDates(deps, chosenTimeZone(preferences()))
    void context.queryClient.prefetchQuery(webhookLogsQuery(params.webhookId, query))
  },
  component: WebhookLogsPage,
})

function WebhookLogsPage() {
  const { webhookId } = Route.useParams()
  const search = Route.useSearch()
  const query = resolveLogDates(search, useTimeZone())
  const navigate = Route.useNavigate()
  const queryClient = useQueryClient()
  const { storeId: currentStoreId } = useCurrentStore()
  const webhooks = useKnownWebhooks()
  const [isFollowing, setIsFollowing] = useState(false)
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = search
  const logs = useQuery({
    ...webhookLogsQuery(webhookId, query),
    refetchInterval: isFollowing && page === 1 ? FOLLOW_EVERY : false,
    placeholderData: keepWithin(webhookId),
  })
  const items = logs.data?.items
  // What the address asks for is no measure of rows that were asked for before.
  const asked = logs.isPlaceholderData ? undefined : search.success
  const held = verifyFilter(asked, items ?? [])
  const open = held.logs.find(({ id }) => id !== '' && id === search.log)
  const known = webhooks.find(({ id }) => id === webhookId.toLowerCase())
  const storeId = known?.storeId ?? currentStoreId

  const setSearch = (change: Partial<WebhookLogListQuery>, replace = false) =>
    void navigate({ search: (before) => ({ ...before, page: undefined, ...change }), replace })
  const linkTo = (log: string | undefined): LinkProps => ({
    to: '/webhooks/$webhookId/logs',
    params: { webhookId },
    search: { ...search, log },
  })
  const orderLink = (orderId: string | undefined): LinkProps | undefined =>
    orderId && storeId
      ? { to: '/stores/$storeId/orders/$orderId', params: { storeId, orderId } }
      : undefined

  return (
    <WebhookPanes
      isOpen={open !== undefined}
      list={
        <>
          <PageHeader
            title="Webhook logs"
            plain
            actions={
              <RefreshButton
                updatedAt={logs.dataUpdatedAt}
                isFetching={logs.isFetching}
                onRefresh={() =>
                  void queryClient.invalidateQueries({ queryKey: ['listWebhookLogs'] })
                }
              />
            }
          />
          <WebhookChoice
            key={webhookId}
            webhookId={webhookId}
            webhooks={webhooks}
            isFollowing={isFollowing}
            onFollow={setIsFollowing}
          />
          <WebhookLogsFilters search={search} onChange={setSearch} />
          <CodeStrip logs={held.logs} />
          <StaleNote query={logs} noun="Webhook logs" />
          <RefusedSort
            query={logs}
            sort={search.sort}
            onUnsort={() => setSearch({ sort: undefined }, true)}
          />
          {held.hidden > 0 && (
            <Note tone="warning" banner>
              {held.logs.length} of {items?.length} on this page. The service sent{' '}
              {search.success ? 'failed' : 'successful'} deliveries, too; they are hidden.
            </Note>
          )}
          <WebhookLogsTable
            logs={items && held.logs}
            linkTo={linkTo}
            isFetching={logs.isPlaceholderData}
            message={listMessage({
              query: { ...logs, data: logs.data && { ...logs.data, items: held.logs } },
              noun: 'Webhook logs',
              page,
              isFiltered: isFiltered(search),
              onClear: () => setSearch(noFilters),
              onPage: (wanted) => setSearch({ page: wanted }),
            })}
          />
          <ListStatus
            count={logs.isPlaceholderData ? undefined : items && held.logs.length}
            words={words}
            page={page}
            pages={logs.data?.pages}
            hasMore={logs.data?.hasMore}
          />
          <Pager
            page={page}
            pages={logs.data?.pages}
            hasMore={logs.data?.hasMore}
            pageSize={pageSize}
            linkTo={(change) => ({
              from: Route.fullPath,
              search: (before) => ({ ...before, log: undefined, ...change }),
            })}
          />
        </>
      }
    >
      {open ? (
        <DeliveryView log={open} logs={held.logs} linkTo={linkTo} order={orderLink(open.orderId)} />
      ) : (
        <EmptyState
          icon="webhooks"
          title={search.log && items ? 'This delivery is not on this page' : 'No delivery is open'}
          text="Choose one from the list to see what was sent and what came back."
        />
      )}
    </WebhookPanes>
  )
}
