import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { orderQuery } from '#api/order-detail.ts'
import { readForPage } from '#api/query.ts'
import { session } from '#api/session.ts'
import { t } from '#base/language/words.ts'
import { PageSkeleton, PartSkeleton } from '#components/page/skeleton.tsx'
import { DisputeView } from '#features/disputes/dispute-view.tsx'
import { useEvidence } from '#model/hooks/use-evidence.ts'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { orderLink } from '#model/reading/links/order-links.ts'
import { noteRun } from '#model/reading/memory/tool-runs.ts'
import { RecordAbsent } from '#routes/-record-absent.tsx'
import { requireIds } from '#routes/-require-ids.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/orders/$orderId_/dispute')({
  beforeLoad: ({ params }) => requireIds(params.orderId),
  loader: async ({ context, params }) => {
    const query = orderQuery(params.storeId, params.orderId)
    await readForPage(context.queryClient, query)
    return { query }
  },
  component: DisputePage,
})

function DisputePage() {
  const { storeId, orderId } = Route.useParams()
  const { store } = useCurrentStore()
  const order = useQuery(Route.useLoaderData().query)
  const parent = { ...orderLink(storeId, orderId), label: t`Order ${orderId.slice(0, 8)}` }
  const evidence = useEvidence(storeId, order.data, store)
  if (!order.data || !evidence)
    return (
      <RecordAbsent
        kind="order"
        id={orderId}
        parent={parent}
        query={order}
        waiting={<PartSkeleton />}
      />
    )
  const draftName = ['dispute', session.current().account, storeId, orderId].join('.')
  return (
    <Suspense fallback={<PageSkeleton />}>
      <DisputeView
        key={draftName}
        draftName={draftName}
        parent={parent}
        storeName={store?.name ?? order.data.storeName ?? t`Store`}
        storeAddress={store?.customDomain || store?.domain}
        storeCurrency={store?.currencyCode}
        evidence={evidence}
        onTake={() => noteRun(storeId, 'pack')}
      />
    </Suspense>
  )
}
