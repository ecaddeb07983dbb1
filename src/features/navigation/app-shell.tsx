import type { ReactNode } from 'react'
import { runtimeConfig } from '#api/runtime-config.ts'
import { useRouterEvent } from '#base/browser/use-router-event.ts'
import { t } from '#base/language/words.ts'
import { useTraversals } from '#components/table/first-rows.ts'
import { focusNextHeading } from '#components/page/page-focus.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import { usePlainLinks } from '#components/controls/plain-link.tsx'
import { Trans } from '#components/text/trans.tsx'
import { AccountMenu } from './account-menu.tsx'
import styles from './app-shell.module.css'
import { Banners } from './banners.tsx'
import { NavigationList, SearchField, useSearchKey, TabBar } from './navigation-list.tsx'
import { StoreSwitcher } from './store-switcher.tsx'

type AppShellProps = {
  /** At the foot of the navigation, above the account. */
  foot?: ReactNode
  children: ReactNode
}

export function AppShell({ foot, children }: AppShellProps) {
  useRouterEvent('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation && fromLocation.pathname !== toLocation.pathname) focusNextHeading()
  })
  usePlainLinks()
  useTraversals()
  useSearchKey()
  const isPhone = useIsPhone()
  return (
    <div className={styles.app}>
      <div id="skips" className={styles.skips}>
        <a className="skip-link" href="#content">
          {t`Skip to content`}
        </a>
      </div>
      {!isPhone && (
        <aside className={styles.side}>
          <nav className={styles.nav} aria-label={t`Main`}>
            <StoreSwitcher />
            {demoMark}
            <SearchField />
            <NavigationList />
            <span className={styles.space} />
            {foot}
            <AccountMenu />
          </nav>
        </aside>
      )}
      <main id="content" className={styles.main} tabIndex={-1}>
        {demoMark}
        <Banners />
        {children}
      </main>
      {isPhone && foot}
      {isPhone && <TabBar />}
    </div>
  )
}

/** Shown in the sidebar, and at the top of the page on a phone. */
const demoMark = runtimeConfig.demo && (
  <p className={styles.demo}>
    <Trans>
      Demo<span> store</span>
    </Trans>
  </p>
)
