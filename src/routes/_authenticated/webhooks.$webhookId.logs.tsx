import { type LinkProps, createFileRoute, notFound } from '@tanstack/react-router'
import { useState } from 'react'
import { isUuidShaped } from '#api/request.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { webhookLogsQuery } from '#api/webhooks.ts'
import { latePart } from '#components/lazy-part.tsx'
import { listMessage } from '#components/list-message.tsx'
import { ListPage } from '#components/list-page.tsx'
import type { RowTools } from '#components/table-types.ts'
import { ExportButton } from '#features/exports/export-button.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { CodeStrip } from '#features/webhooks/code-strip.tsx'
import { DeliveryView } from '#features/webhooks/delivery-view.tsx'
import { HiddenDeliveries } from '#features/webhooks/hidden-deliveries.tsx'
import { NoDelivery } from '#features/webhooks/no-delivery.tsx'
import { WebhookChoice } from '#features/webhooks/webhook-choice.tsx'
import { WebhookLogsOutcomes } from '#features/webhooks/webhook-logs-outcomes.tsx'
import { WebhookLogsTable } from '#features/webhooks/webhook-logs-table.tsx'
import { WebhookPanes } from '#features/webhooks/webhook-panes.tsx'
import { orderLink } from '#model/links.ts'
import { addressReader } from '#model/lists/address.ts'
import { webhookLogsList } from '#model/lists/lists.ts'
import { loadList } from '#model/lists/load-list.ts'
import { useList } from '#model/lists/use-list.ts'
import { useKnownWebhooks } from '#model/memory/use-webhooks.ts'
import { DeliveryNeighbours } from '#routes/-delivery-neighbours.tsx'
import { matchingDeliveries } from '#model/webhooks/deliveries.ts'

const DeliveriesBeside = latePart(
  async () => (await import('#routes/-deliveries-beside.tsx')).DeliveriesBeside,
)

/** Milliseconds between reads while the merchant follows new deliveries. */
const FOLLOW_EVERY = 5_000

const readAddress = addressReader(webhookLogsList)

export const Route = createFileRoute('/_authenticated/webhooks/$webhookId/logs')({
  validateSearch: readAddress,
  beforeLoad: ({ params }) => {
    if (!isUuidShaped(params.webhookId)) throw notFound()
  },
  // Opening a delivery needs no read.
  loaderDeps: ({ search }) => ({ ...search, log: undefined }),
  loader: ({ context: { queryClient }, params: { webhookId }, deps, preload }) =>
    loadList({
      list: webhookLogsList,
      address: deps,
      owner: webhookId,
      read: (query) => webhookLogsQuery(webhookId, query),
      queryClient,
      preload,
    }),
  component: WebhookLogsPage,
})

function WebhookLogsPage() {
  const { webhookId } = Route.useParams()
  const { success, log: openId } = Route.useSearch()
  const { storeId: currentStoreId } = useCurrentStore()
  const webhooks = useKnownWebhooks()
  const [isFollowing, setIsFollowing] = useState(false)
  const request = Route.useLoaderData()
  const verify = (logs: WebhookLog[]) => matchingDeliveries(success, logs)
  const list = useList(request, {
    verify,
    isCounted: false,
    followEvery: isFollowing && FOLLOW_EVERY,
  })
  const [tools, setTools] = useState<RowTools>()
  const { rows = [], hidden } = list
  const open = rows.find(({ id }) => id !== '' && id === openId)
  const webhook = webhooks.find(({ id }) => id === webhookId.toLowerCase())
  const storeId = webhook?.storeId ?? currentStoreId

  const linkTo = (log: string | undefined): LinkProps => ({
    to: '/webhooks/$webhookId/logs',
    params: { webhookId },
    search: { ...list.address, log },
  })
  const pageLink = (change: { page?: number; pageSize?: number }) => ({
    ...linkTo(undefined),
    search: { ...list.address, ...change },
  })

  return (
    <WebhookPanes
      isOpen={open !== undefined}
      list={
        <ListPage
          list={{ ...list, linkTo: pageLink }}
          actions={
            <ExportButton kind="deliveries" storeId={storeId} {...request} rows={list.rows} />
          }
          presets={
            <WebhookChoice
              key={webhookId}
              webhookId={webhookId}
              webhooks={webhooks}
              isFollowing={isFollowing}
              onFollow={setIsFollowing}
            />
          }
          search={<WebhookLogsOutcomes success={success} />}
          hasSortMenu
          summary={<CodeStrip logs={rows} linkTo={linkTo} />}
          notes={
            hidden > 0 && <HiddenDeliveries shown={rows.length} hidden={hidden} success={success} />
          }
          note=""
        >
          <WebhookLogsTable
            logs={list.rows}
            linkTo={linkTo}
            isFetching={list.isPrevious}
            message={listMessage(list)}
            tools={tools}
          />
          <DeliveriesBeside
            {...request}
            rows={list.rows}
            // Deliveries are not counted, but one page may hold all.
            total={list.page === 1 && !list.hasMore && hidden === 0 ? rows.length : undefined}
            storeId={storeId}
            onTools={setTools}
          />
        </ListPage>
      }
    >
      {open ? (
        <DeliveryView
          log={open}
          logs={rows}
          linkTo={linkTo}
          neighbours={
            <DeliveryNeighbours
              webhookId={webhookId}
              id={open.id}
              address={list.address}
              verify={verify}
              linkTo={linkTo}
            />
          }
          order={storeId && open.orderId ? orderLink(storeId, open.orderId) : undefined}
        />
      ) : (
        <NoDelivery
          logs={list.rows}
          isElsewhere={openId !== undefined && list.rows !== undefined}
          linkTo={linkTo}
        />
      )}
    </WebhookPanes>
  )
}
