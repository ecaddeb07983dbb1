import { Outlet, createFileRoute } from '@tanstack/react-router'
import { useStore } from '#base/storage/store.ts'
import { LowStock } from '#components/values/low-stock.ts'
import { useLowStock } from '#model/reading/checks/kept.ts'
import { rememberStore } from '#model/reading/memory/last-store.ts'
import { corrections } from '#model/records/orders/order-tone.ts'
import { requireIds } from '#routes/-require-ids.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId')({
  beforeLoad: ({ params }) => requireIds(params.storeId),
  loader: ({ params, context, preload }) => {
    if (!preload) void rememberStore(context.queryClient, params.storeId)
  },
  component: StorePages,
})

function StorePages() {
  const { storeId } = Route.useParams()
  return (
    <LowStock value={useLowStock(storeId)}>
      {/* A page reads anew what statuses count as, however late that comes from the disk. */}
      <Outlet key={JSON.stringify(useStore(corrections))} />
    </LowStock>
  )
}
