import { createFileRoute, redirect } from '@tanstack/react-router'
import { session } from '#api/session.ts'
import { userQuery } from '#api/user.ts'
import { t } from '#base/language/words.ts'
import { EmptyState } from '#components/list/empty-state.tsx'
import { overlay } from '#components/overlays/overlay.ts'
import { lastStore } from '#model/reading/memory/last-store.ts'

export const Route = createFileRoute('/_authenticated/')({
  loader: async ({ context, location }) => {
    const lastStoreId = lastStore.get() || session.current().storeId
    const storeId = lastStoreId ?? (await context.queryClient.query(userQuery())).stores[0]?.id
    if (!storeId) return
    const to = opened(location.search)
    throw redirect({ to, params: { storeId }, replace: true })
  },
  component: NoStore,
})

/** An installed Counter starts here; its shortcuts (public/manifest.webmanifest) say with what. */
function opened({ open }: { open?: unknown }) {
  if (open === 'search') overlay.set('search')
  if (open === 'orders') return '/stores/$storeId/orders'
  return open === 'tickets' ? '/stores/$storeId/tickets' : '/stores/$storeId'
}

function NoStore() {
  return (
    <>
      <title>{t`No store · Counter`}</title>
      <EmptyState
        heading="h1"
        title={t`This account has no store`}
        text={t`Create one on your platform, then come back.`}
      />
    </>
  )
}
