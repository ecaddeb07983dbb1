import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { prefetch } from '#api/query.ts'
import { userQuery } from '#api/user.ts'
import { t } from '#base/language/words.ts'
import { AccountSections, AccountTabs } from '#features/user/account-sections.tsx'
import { readAccountSearch } from '#model/records/user/account-search.ts'
import { AccountFrame } from '#routes/-account-frame.tsx'
import { session } from '#api/session.ts'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icons.tsx'

export const Route = createFileRoute('/_authenticated/account')({
  validateSearch: readAccountSearch,
  beforeLoad({ search: { view, ...search } }) {
    if (view === 'processors') throw redirect({ to: '/processors', search, replace: true })
  },
  loader: ({ context }) => {
    const query = userQuery()
    void prefetch(context.queryClient, query)
    return { query }
  },
  component: AccountPage,
})

function AccountPage() {
  const { view: asked } = Route.useSearch()
  const view = asked === 'processors' ? undefined : asked
  const query = useQuery(Route.useLoaderData().query)
  return (
    <AccountFrame
      title={t`Account`}
      noun={t`The account`}
      query={query}
      action={<SignOutButton />}
      elsewhere={t`View only. Change your account on your platform.`}
      tabs={<AccountTabs user={query.data} view={view} />}
      locked={{
        title: t`This API key can’t read the account`,
        text: t`Its permissions leave it out. Sign in with another key to see subscription, stores, and API keys.`,
      }}
    >
      {(user) => <AccountSections user={user} view={view} />}
    </AccountFrame>
  )
}

const SignOutButton = () => (
  <Button
    variant="default"
    size="xs"
    leftSection={<Icon name="sign-out" size={15} />}
    onClick={() => void session.signOut()}
  >
    {t`Sign out`}
  </Button>
)
