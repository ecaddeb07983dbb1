import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { prefetch } from '#api/query.ts'
import { session } from '#api/session.ts'
import { userQuery } from '#api/user.ts'
import { t } from '#base/language/words.ts'
import { isSameId } from '#base/text/same-id.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Trans } from '#components/text/trans.tsx'
import { SettingsForm, SettingsSkeleton } from '#features/store/settings-form.tsx'
import { AccountFrame } from '#routes/-account-frame.tsx'
import { safeUrl } from '#base/text/safe-url.ts'
import { Icon } from '#components/controls/icons.tsx'
import { OutsideButton } from '#components/text/safe-link.tsx'

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
  const query = useQuery(Route.useLoaderData().query)
  const store = query.data?.stores.find(({ id }) => isSameId(id, storeId))
  const { account } = session.current()
  const navigate = Route.useNavigate()
  const proposed = useLocation({ select: ({ state }) => state.proposedSettings })
  return (
    <AccountFrame
      title={t`Settings`}
      noun={t`Store settings`}
      query={query}
      waiting={<SettingsSkeleton />}
      elsewhere={
        <p>
          <Trans>
            API keys, integrations and error reports are in{' '}
            <AnchorLink to="/account" search={{ view: 'keys' }}>
              your account
            </AnchorLink>
            .
          </Trans>
        </p>
      }
      action={<OpenStore domain={store?.customDomain || store?.domain} />}
      locked={{
        title: t`This API key can’t read the settings`,
        text: t`Settings come with the account, which this key isn’t allowed to read. Sign in with another key to change them.`,
      }}
    >
      {() =>
        store ? (
          <Suspense fallback={<SettingsSkeleton />}>
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
        ) : (
          <EmptyState
            icon="settings"
            title={t`This account has no such store`}
            text={t`Settings come with the account, and this store isn’t in it.`}
          />
        )
      }
    </AccountFrame>
  )
}

function OpenStore({ domain }: { domain: string | undefined }) {
  const url = domain && /^[a-z\d.-]+$/i.test(domain) ? safeUrl(`https://${domain}`) : undefined
  if (!url) return null
  return (
    <OutsideButton
      variant="default"
      size="xs"
      url={url}
      leftSection={<Icon name="external" size={15} />}
    >
      {t`Open store`}
    </OutsideButton>
  )
}
