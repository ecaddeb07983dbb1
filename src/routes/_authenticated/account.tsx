import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Button } from '#components/button.tsx'
import { prefetch } from '#api/query.ts'
import { session } from '#api/session.ts'
import { userQuery } from '#api/user.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorPanel } from '#components/error-panel.tsx'
import { Icon } from '#components/icons.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { useIsPhone } from '#components/phone.ts'
import { RefreshButton } from '#components/refresh-button.tsx'
import { PageSkeleton } from '#components/skeleton.tsx'
import { ViewTabs } from '#components/view-tabs.tsx'
import { type AccountView, accountViews, readAccountSearch } from '#model/user/account-search.ts'
import { AccountSections } from '#features/user/account-sections.tsx'
import { openReports } from '#features/user/error-reports-card.tsx'
import { StaleNote } from '#routes/-list-message.tsx'
import { problemFrom } from '#model/problem.ts'

export const Route = createFileRoute('/_authenticated/account')({
  validateSearch: readAccountSearch,
  loader: ({ context }) => {
    const query = userQuery()
    void prefetch(context.queryClient, query)
    return { query }
  },
  component: AccountPage,
})

function AccountPage() {
  const search = Route.useSearch()
  const user = useQuery(Route.useLoaderData().query)
  const isPhone = useIsPhone()
  const { view = 'account' } = search
  const reports = user.data && openReports(user.data).length
  return (
    <>
      <PageHeader
        title="Account"
        plain
        actions={
          <>
            <RefreshButton
              updatedAt={user.dataUpdatedAt}
              isFetching={user.isFetching}
              onRefresh={() => void user.refetch()}
            />
            {!isPhone && <SignOutButton />}
          </>
        }
      />
      <ViewTabs
        label="Parts of the account"
        tabs={(Object.keys(accountViews) as AccountView[]).map((each) => ({
          label: accountViews[each],
          count: each === 'reports' ? reports : undefined,
          search: { view: each === 'account' ? undefined : each },
          current: each === view,
        }))}
      />
      <StaleNote query={user} noun="Account" />
      {user.data ? <AccountSections user={user.data} search={search} /> : <Absent query={user} />}
    </>
  )
}

type AbsentProps = { query: { error: unknown; refetch: () => Promise<unknown> } }

function Absent({ query: { error, refetch } }: AbsentProps) {
  if (error) {
    return (
      <ErrorPanel
        problem={problemFrom(error, 'The account didn’t load')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (session.current().canReadUser) return <PageSkeleton />
  return (
    <EmptyState
      icon="lock"
      title="This API key can’t read the account"
      text="Its permissions leave it out. Sign in with another key to see subscription, stores, API keys and payment processors."
    />
  )
}

function SignOutButton() {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Icon name="sign-out" size={15} />}
      onClick={() => void session.signOut()}
    >
      Sign out
    </Button>
  )
}
