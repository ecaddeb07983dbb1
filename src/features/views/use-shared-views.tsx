import { t } from '#base/language/words.ts'
import type { ViewTab } from '#components/list/view-tabs.tsx'
import { Tag } from '#components/values/tag.tsx'
import { useSharedViews } from '#model/doing/tickets/team.ts'
import { checkView } from '#model/reading/views/broken.ts'
import { listName } from '#model/reading/views/view.ts'
import type { ViewsProps } from './views.tsx'

/** Views of the team's file as tabs. They can't be changed here; one's own of that name goes first. */
export function useSharedTabs(
  {
    storeId,
    list,
    columns = [],
    address,
  }: Pick<ViewsProps, 'storeId' | 'list' | 'columns' | 'address'>,
  own: readonly string[],
  nothing: Record<string, undefined>,
): ViewTab[] {
  return useSharedViews(storeId)
    .filter((view) => view.list === listName(list) && !own.includes(view.name))
    .map(({ name, search }) => ({
      label: name,
      search: { ...nothing, ...checkView(list, columns, search).search, view: name },
      current: address.view === name,
      menu: (
        <span title={t`From your team’s file. To change it, save a view of your own.`}>
          <Tag>{t`Shared`}</Tag>
        </span>
      ),
    }))
}
