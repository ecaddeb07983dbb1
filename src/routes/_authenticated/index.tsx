import { createFileRoute, redirect } from '@tanstack/react-router'
import { session } from '#api/session.ts'
import { userQuery } from '#api/user.ts'
import { EmptyState } from '#components/list/empty-state.tsx'
import { lastStore } from '#model/reading/memory/last-store.ts'

export const Route = createFileRoute('/_authenticated/')({
  loader: async ({ context }) => {
    const lastStoreId = lastStore.get() || session.current().storeId
    const storeId = lastStoreId ?? (await context.queryClient.query(userQuery())).stores[0]?.id
    if (storeId) throw redirect({ to: '/stores/$storeId', params: { storeId }, replace: true })
  },
  component: NoStore,
})

function NoStore() {
  return (
    <>
      <title>No store · Counter</title>
      <EmptyState
        heading="h1"
        title="This account has no store"
        text="Create one on your platform, then come back."
      />
    </>
  )
}
