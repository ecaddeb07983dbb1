import { createFileRoute } from '@tanstack/react-router'
import { textParameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { PageHeader } from '#components/page/page-header.tsx'
import { ReportTranslation } from '#components/overlays/report-translation.tsx'
import { QuickSearch } from '#components/filters/quick-search.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { beginFirstRun } from '#model/reading/overview/first-run.ts'
import { HelpView } from '#features/help/help-view.tsx'
import { helpPlaces } from '#routes/-help-places.ts'

export const Route = createFileRoute('/_authenticated/help')({
  validateSearch: textParameters('q'),
  component: HelpPage,
})

function HelpPage() {
  const { q } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { storeId } = useCurrentStore()
  const isPhone = useIsPhone()
  const around = storeId && (
    <ButtonLink
      to="/stores/$storeId"
      params={{ storeId }}
      variant="default"
      size="xs"
      onClick={beginFirstRun}
    >
      {t`Show me around`}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={t`Help`}
        actions={
          <>
            {!isPhone && around}
            <QuickSearch
              label={t`Find in help`}
              value={q}
              live
              onSearch={(text) => void navigate({ search: { q: text }, replace: true })}
            />
          </>
        }
      />
      <HelpView text={q ?? ''} storeId={storeId} places={helpPlaces(storeId, q ?? '')} />
      {isPhone && around}
      <ReportTranslation />
    </>
  )
}
