import { createFileRoute } from '@tanstack/react-router'
import { readOrders } from '#api/orders.ts'
import { readOrder } from '#api/order-detail.ts'
import { t } from '#base/language/words.ts'
import { isSameId } from '#base/text/same-id.ts'
import { privateStoresLoaded } from '#base/storage/private-store.ts'
import { nameWebhook, rememberWebhooks } from '#model/reading/memory/webhooks.ts'
import { PageHeader } from '#components/page/page-header.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { useKnownWebhooks } from '#model/hooks/use-webhooks.ts'
import { useWebhookScan } from '#features/webhooks/use-webhook-scan.ts'
import { WebhookFinder } from '#features/webhooks/webhook-finder.tsx'
import { WebhooksTable } from '#features/webhooks/webhooks-table.tsx'
import { problemFrom } from '#model/reading/problem.ts'

const ORDERS = 50 as const

export const Route = createFileRoute('/_authenticated/webhooks/')({
  loader: privateStoresLoaded,
  component: WebhooksPage,
})

function WebhooksPage() {
  const { storeId = '' } = useCurrentStore()
  const navigate = Route.useNavigate()
  const webhooks = useKnownWebhooks()
  const scan = useWebhookScan({
    storeId,
    isFirst: !webhooks.some((webhook) => isSameId(webhook.storeId, storeId)),
    async listOrders(signal) {
      const query = { sort: '-dateCreated', page: 1, pageSize: ORDERS } as const
      return (await readOrders(storeId, query, signal)).items
    },
    async readOrder(orderId) {
      rememberWebhooks(storeId, await readOrder(storeId, orderId))
    },
  })
  return (
    <>
      <PageHeader title={t`Webhooks`} />
      {webhooks.length > 0 && <WebhooksTable webhooks={webhooks} />}
      <WebhookFinder
        isFirst={webhooks.length === 0}
        scan={scan}
        orders={ORDERS}
        problem={scan.error ? problemFrom(scan.error, t`Orders didn’t load`) : undefined}
        onAdd={(webhookId) => {
          nameWebhook(webhookId, '')
          void navigate({ to: '/webhooks/$webhookId/logs', params: { webhookId } })
        }}
      />
    </>
  )
}
