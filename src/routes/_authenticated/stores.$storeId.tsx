import { Outlet, createFileRoute } from '@tanstack/react-router'
import { LowStock } from '#components/values/low-stock.ts'
import { useLowStock } from '#model/reading/checks/kept.ts'
import { rememberStore } from '#model/reading/memory/last-store.ts'
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
      <Outlet />
    </LowStock>
  )
}
