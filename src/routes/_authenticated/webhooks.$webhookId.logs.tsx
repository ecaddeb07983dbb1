import { type LinkProps, createFileRoute, notFound } from '@tanstack/react-router'
import { useState } from 'react'
import { isUuidShaped } from '#api/request.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { webhookLogsQuery } from '#api/webhooks.ts'
import { t } from '#base/language/words.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { MissingRecord } from '#components/list/missing-record.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { DeliveryView } from '#features/webhooks/delivery-view.tsx'
import { NoDelivery, WebhookPanes } from '#features/webhooks/webhook-logs.tsx'
import { useList } from '#model/hooks/use-list.ts'
import { useKnownWebhooks } from '#model/hooks/use-webhooks.ts'
import { orderLink } from '#model/reading/links/order-links.ts'
import { addressReader } from '#model/reading/lists/address.ts'
import type { AddressOf } from '#model/reading/lists/description.ts'
import { webhookLogsList } from '#model/reading/lists/lists.ts'
import { matchingDeliveries } from '#model/records/webhooks/deliveries.ts'
import { DeliveriesList } from '#routes/-deliveries-list.tsx'
import { listLoader } from '#routes/-list-loader.ts'
import { RecordNeighbours } from '#routes/-record-neighbours.tsx'

/** Milliseconds between reads while the merchant follows new deliveries. */
const FOLLOW_EVERY = 5_000

const readAddress = addressReader(webhookLogsList)

export const Route = createFileRoute('/_authenticated/webhooks/$webhookId/logs')({
  validateSearch: readAddress,
  beforeLoad: ({ params }) => {
    if (!isUuidShaped(params.webhookId)) throw notFound()
  },
  // Opening a delivery needs no read.
  loaderDeps: ({ search }) => ({ ...search, log: undefined, body: undefined }),
  loader: listLoader(webhookLogsList, 'webhookId', webhookLogsQuery),
  component: WebhookLogsPage,
})

function WebhookLogsPage() {
  const { webhookId } = Route.useParams()
  const { success, log: openId, body } = Route.useSearch()
  const { storeId: currentStoreId } = useCurrentStore()
  const navigate = Route.useNavigate()
  const webhooks = useKnownWebhooks()
  const [isFollowing, setIsFollowing] = useState(false)
  const request = Route.useLoaderData()
  const verify = (logs: WebhookLog[]) => matchingDeliveries(success, logs)
  const list = useList(request, {
    verify,
    isCounted: false,
    followEvery: isFollowing && FOLLOW_EVERY,
  })
  const { rows = [] } = list
  const open = rows.find(({ id }) => id !== '' && id === openId)
  const webhook = webhooks.find(({ id }) => id === webhookId.toLowerCase())
  const storeId = webhook?.storeId ?? currentStoreId

  const linkTo = (log: string | undefined): LinkProps => ({
    to: '/webhooks/$webhookId/logs',
    params: { webhookId },
    search: { ...list.address, body, log },
  })
  if (!list.rows && list.problem?.status === 404) {
    return (
      <>
        <PageHeader
          kind={t`Webhook`}
          title={webhookId.slice(0, 8)}
          parent={{ to: '/webhooks', label: t`Webhooks` }}
        />
        <MissingRecord
          id={webhookId}
          problem={{ ...list.problem, title: t`No webhook with this ID` }}
        >
          <ButtonLink to="/webhooks" variant="default" size="xs">
            {t`Back to webhooks`}
          </ButtonLink>
        </MissingRecord>
      </>
    )
  }
  return (
    <WebhookPanes
      isOpen={open !== undefined}
      list={
        <DeliveriesList
          {...{ webhookId, webhooks, storeId, request, list, success, body, open, linkTo }}
          isFollowing={isFollowing}
          onFollow={setIsFollowing}
          onAddress={(change, isQuiet) =>
            void navigate({ search: (before) => ({ ...before, ...change }), replace: isQuiet })
          }
        />
      }
    >
      {open ? (
        <DeliveryView
          webhookId={webhookId}
          log={open}
          logs={rows}
          storeId={webhook?.storeId}
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

type DeliveryNeighboursProps = {
  webhookId: string
  id: string
  address: AddressOf<typeof webhookLogsList>
  verify: (logs: WebhookLog[]) => WebhookLog[]
  linkTo: (id: string | undefined) => LinkProps
}

function DeliveryNeighbours(props: DeliveryNeighboursProps) {
  const { webhookId, id, address, verify, linkTo } = props
  return (
    <RecordNeighbours
      id={id}
      reader={{
        list: webhookLogsList,
        address,
        read: (query) => webhookLogsQuery(webhookId, query),
        verify,
      }}
      recordLink={(other, page) => ({
        ...linkTo(other),
        search: { ...address, page: page === 1 ? undefined : page, log: other },
      })}
      listLink={linkTo(undefined)}
      isElsewhere
      isFolded
    />
  )
}
