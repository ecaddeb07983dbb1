import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { prefetch } from '#api/query.ts'
import { session } from '#api/session.ts'
import { userQuery } from '#api/user.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorPanel } from '#components/error-panel.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { useIsPhone } from '#components/phone.ts'
import { RefreshButton } from '#components/refresh-button.tsx'
import { PageSkeleton } from '#components/skeleton.tsx'
import { OpenStore } from '#features/store/open-store.tsx'
import { SettingsForm } from '#features/store/settings-form.tsx'
import { StaleNote } from '#routes/-list-message.tsx'
import { problemFrom } from '#model/problem.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/settings')({
  loader: ({ context }) => {
    const query = userQuery()
    void prefetch(context.queryClient, query)
    return { query }
  },
  component: SettingsPage,
})

function SettingsPage() {
  const { storeId } = Route.useParams()
  const user = useQuery(Route.useLoaderData().query)
  const isPhone = useIsPhone()
  const store = user.data?.stores.find(({ id }) => id.toLowerCase() === storeId.toLowerCase())
  const { account, canReadUser } = session.current()
  const navigate = Route.useNavigate()
  const proposed = useLocation({ select: ({ state }) => state.proposedSettings })
  return (
    <>
      <PageHeader
        title="Store settings"
        actions={
          <>
            <RefreshButton
              updatedAt={user.dataUpdatedAt}
              isFetching={user.isFetching}
              onRefresh={() => void user.refetch()}
            />
            {!isPhone && <OpenStore domain={store?.customDomain || store?.domain} />}
          </>
        }
      />
      <StaleNote query={user} noun="Store settings" />
      {store ? (
        <Suspense>
          <SettingsForm
            key={`${account} ${storeId}`}
            storeId={storeId}
            account={account}
            store={store}
            proposed={proposed}
            // A reload must not propose again what was decided meanwhile.
            onProposed={() => void navigate({ replace: true, state: {} })}
          />
        </Suspense>
      ) : user.data ? (
        <EmptyState
          icon="settings"
          title="This account has no such store"
          text="Settings come with the account, and this store isn’t in it."
        />
      ) : user.error ? (
        <ErrorPanel
          problem={problemFrom(user.error, 'Store settings didn’t load')}
          onRetry={() => void user.refetch()}
        />
      ) : canReadUser ? (
        <PageSkeleton />
      ) : (
        <EmptyState
          icon="lock"
          title="This API key can’t read the settings"
          text="Settings come with the account, which this key isn’t allowed to read. Sign in with another key to change them."
        />
      )}
    </>
  )
}
