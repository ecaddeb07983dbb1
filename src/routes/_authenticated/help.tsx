import { createFileRoute } from '@tanstack/react-router'
import { textParameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { QuickSearch } from '#components/filters/quick-search.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { HelpView } from '#features/help/help-view.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { matchingActions, nearestActions } from '#features/search/actions.ts'
import { toolsOf } from '#features/tools/tools.ts'
import { beginFirstRun } from '#model/reading/overview/first-run.ts'
import { type PalettePage, pagesOf } from '#routes/-palette-pages.ts'

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
  const search = (
    <QuickSearch
      label={t`Find in help`}
      value={q}
      live
      onSearch={(text) => void navigate({ search: { q: text }, replace: true })}
    />
  )
  return (
    <>
      <PageHeader
        title={t`Help`}
        plain={isPhone}
        actions={
          <>
            {around}
            {!isPhone && search}
          </>
        }
      />
      {isPhone && <div className="padded">{search}</div>}
      <HelpView text={q ?? ''} storeId={storeId} places={helpPlaces(storeId, q ?? '')} />
    </>
  )
}

/** What the palette would offer for the same words, so that Help knows every word it knows. */
function helpPlaces(storeId: string | undefined, text: string): PalettePage[] {
  if (text.trim() === '') return []
  const tools = (storeId ? toolsOf(storeId, []) : []).flatMap(
    ({ name, icon, text: note, words, link }): PalettePage[] =>
      link && link.to !== '/help'
        ? [{ key: `tool ${name}`, title: name, icon, note, words, link }]
        : [],
  )
  const pages = [...pagesOf(storeId), ...tools].filter(({ key }) => key !== 'help')
  const { exact, near } = matchingActions(pages, text)
  const found = exact.length > 0 ? exact : near.length > 0 ? near : nearestActions(pages, text)
  // Why it was found, its own line tells better than the word that found it.
  return found.flatMap(({ key }) => pages.filter((page) => page.key === key))
}
