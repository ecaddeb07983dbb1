import { type ComponentType, Suspense, lazy } from 'react'
import type { CountQuery } from '#api/query.ts'
import type { Parameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { useIsIdle } from '#components/page/lazy-part.tsx'
import type { Saving } from '#components/list/list-page.tsx'
import { type ViewTab, ViewTabs } from '#components/list/view-tabs.tsx'
import type { ColumnDescription } from '#model/reading/columns/columns.ts'
import type { FilterContext } from '#model/reading/lists/filters.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import { hasViews } from '#model/reading/views/hint.ts'

export type ViewsProps = {
  storeId: string
  storeName: string | undefined
  list: ListDescription
  columns?: readonly ColumnDescription[]
  address: Parameters
  /** Choices known only to the page, by filter name. */
  choices?: FilterContext['choices']
  /** Tabs that every store has; the first one shows all. */
  given: readonly ViewTab[]
  /** Counts the records of an address, if the platform can. */
  countOf?: (address: Parameters) => CountQuery
  /** The list itself is on screen. */
  isLoaded: boolean
  /** Says what could be saved now, for a button among the filters. */
  onSaving?: (saving: Saving | undefined) => void
}

const ListViews = lazy(async (): Promise<{ default: ComponentType<ViewsProps> }> => {
  // Without its code, the tabs that every store has still work.
  const loaded = await import('./list-views.tsx').catch(() => undefined)
  return { default: loaded?.ListViews ?? GivenTabs }
})

/** The tabs above a list; one's own views load after it. */
export function Views(props: ViewsProps) {
  const { storeId, list, address, isLoaded } = props
  const isOwn = address.view !== undefined || hasViews(storeId, list.key)
  const isLate = useIsIdle(isLoaded)
  // Views stand before most given tabs, which must not jump.
  const tabs = isOwn ? props.given.slice(0, 1) : props.given[1] ? props.given : []
  const given = <GivenTabs given={tabs} />
  return isOwn || isLate ? (
    <Suspense fallback={given}>
      <ListViews {...props} />
    </Suspense>
  ) : (
    given
  )
}

const GivenTabs = ({ given }: Pick<ViewsProps, 'given'>) => (
  <ViewTabs label={t`Views`} tabs={given} />
)
