import type { User } from '#api/schemas/user.ts'
import { t } from '#base/language/words.ts'
import { ViewTabs } from '#components/list/view-tabs.tsx'
import { type AccountView, accountViews } from '#model/records/user/account-search.ts'
import { openReports } from './error-reports-card.tsx'

type AccountTabsProps = { user: User | undefined; view: AccountView | undefined }

export const AccountTabs = ({ user, view = 'account' }: AccountTabsProps) => (
  <ViewTabs
    label={t`Parts of the account`}
    tabs={(Object.keys(accountViews) as AccountView[]).map((each) => ({
      label: accountViews[each],
      count: each === 'reports' ? user && openReports(user).length : undefined,
      search: { view: each === 'account' ? undefined : each },
      current: each === view,
    }))}
  />
)
