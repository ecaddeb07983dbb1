import { Suspense } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { textParameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import { Segments } from '#components/controls/segments.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { ChangesBar, ActivityView } from '#features/activity/activity-view.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { activityLog } from '#model/doing/activity/log.ts'
import { isActivityKind } from '#model/doing/activity/words.ts'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { overlay } from '#components/overlays/overlay.ts'
import { Trans } from '#components/text/trans.tsx'
import { errorLog } from '#model/doing/errors/log.ts'

const ShopAndYou = lazyPart(
  async () => (await import('#features/activity/shop-and-you.tsx')).ShopAndYou,
)

export const Route = createFileRoute('/_authenticated/stores/$storeId/changes')({
  validateSearch: textParameters('q', 'kind', 'in', 'from', 'to'),
  component: ActivityPage,
})

function ActivityPage() {
  const { storeId } = Route.useParams()
  const { q, kind, in: place, from, to } = Route.useSearch()
  const log = activityLog(storeId)
  const hasOwn = useStore(log).length > 0
  const isRead = useStore({ subscribe: log.subscribe, get: log.isRead })
  const isPhone = useIsPhone()
  const isNoneOwn = isRead && !hasOwn
  // Beside the shop's own changes stand those from here; a phone has a tab for each.
  const isShop = (!isPhone && isNoneOwn) || (place === undefined ? !q && !kind : place === 'shop')
  const navigate = Route.useNavigate()
  const { store } = useCurrentStore()
  const places = (
    <Segments
      label={t`Whose changes`}
      segments={[
        { label: t`In the shop`, search: { in: 'shop' }, current: isShop },
        { label: t`By you`, search: { in: 'here' }, current: !isShop },
      ]}
    />
  )
  return (
    <>
      <PageHeader
        title={isShop || isPhone ? t`Changes` : t`By you`}
        parent={
          isShop || isPhone ? undefined : { to: '.', search: { in: 'shop' }, label: t`Changes` }
        }
        actions={<ErrorsButton />}
      />
      {isPhone && <ChangesBar>{places}</ChangesBar>}
      {isShop ? (
        <Suspense>
          <ShopAndYou
            key={storeId}
            storeId={storeId}
            storeCurrency={store?.currencyCode}
            from={from}
            to={to}
            onDays={(days) => void navigate({ search: (before) => ({ ...before, ...days }) })}
          />
        </Suspense>
      ) : (
        <ActivityView
          key={storeId}
          storeId={storeId}
          storeCurrency={store?.currencyCode}
          kind={isActivityKind(kind) ? kind : undefined}
          text={q}
          onSearch={(text) =>
            void navigate({ search: (before) => ({ ...before, q: text }), replace: true })
          }
        />
      )}
    </>
  )
}

function ErrorsButton() {
  const { length } = useStore(errorLog)
  return (
    <Button
      variant="subtle"
      color="gray"
      size="xs"
      leftSection={<Icon name="info" size={15} />}
      onClick={() => overlay.set('errors')}
    >
      <Trans>Errors {length > 0 && length}</Trans>
    </Button>
  )
}
