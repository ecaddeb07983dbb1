import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { prefetch } from '#api/query.ts'
import { userQuery } from '#api/user.ts'
import { SignOutButton } from '#features/session/sign-out-button.tsx'
import { AccountSections } from '#features/user/account-sections.tsx'
import { AccountTabs } from '#features/user/account-tabs.tsx'
import { readAccountSearch } from '#model/records/user/account-search.ts'
import { AccountFrame } from '#routes/-account-frame.tsx'

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
  const query = useQuery(Route.useLoaderData().query)
  return (
    <AccountFrame
      title="Account"
      noun="The account"
      query={query}
      action={<SignOutButton />}
      tabs={<AccountTabs user={query.data} view={search.view} />}
      locked={{
        title: 'This API key can’t read the account',
        text: 'Its permissions leave it out. Sign in with another key to see subscription, stores, API keys and payment processors.',
      }}
    >
      {(user) => <AccountSections user={user} search={search} />}
    </AccountFrame>
  )
}
