import { createFileRoute } from '@tanstack/react-router'
import { textParameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import { PageHeader } from '#components/page/page-header.tsx'
import { ActivityView } from '#features/activity/activity-view.tsx'
import { ErrorsButton } from '#features/errors/errors-button.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { isActivityKind } from '#model/doing/activity/words.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/activity')({
  validateSearch: textParameters('q', 'kind'),
  component: ActivityPage,
})

function ActivityPage() {
  const { storeId } = Route.useParams()
  const { q, kind } = Route.useSearch()
  const isPhone = useIsPhone()
  const navigate = Route.useNavigate()
  const { store } = useCurrentStore()
  return (
    <>
      <PageHeader
        title={t`Changes`}
        actions={<ErrorsButton />}
        beside={!isPhone && <span className="quiet small">{t`Your changes in this browser`}</span>}
      />
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
    </>
  )
}
