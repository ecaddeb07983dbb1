import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { prefetch } from '#api/query.ts'
import { userQuery } from '#api/user.ts'
import { t } from '#base/language/words.ts'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { ProcessorsView } from '#features/user/processors-view.tsx'
import { readProcessorsSearch } from '#model/records/user/account-search.ts'
import { AccountFrame } from '#routes/-account-frame.tsx'

export const Route = createFileRoute('/_authenticated/processors')({
  validateSearch: readProcessorsSearch,
  loader: ({ context }) => {
    const query = userQuery()
    void prefetch(context.queryClient, query)
    return { query }
  },
  component: ProcessorsPage,
})

function ProcessorsPage() {
  const search = Route.useSearch()
  const { store } = useCurrentStore()
  const query = useQuery(Route.useLoaderData().query)
  return (
    <AccountFrame
      title={t`Processors`}
      noun={t`The account`}
      query={query}
      action={undefined}
      elsewhere={t`View only. Change your processors on your platform.`}
      locked={{
        title: t`This API key can’t read the payment processors`,
        text: t`They come with the account, which this key isn’t allowed to read. Sign in with another key to see them.`,
      }}
    >
      {(user) => <ProcessorsView user={user} search={search} store={store} />}
    </AccountFrame>
  )
}
