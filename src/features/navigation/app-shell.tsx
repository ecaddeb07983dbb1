import type { ReactNode } from 'react'
import { runtimeConfig } from '#api/runtime-config.ts'
import { useRouterEvent } from '#base/browser/use-router-event.ts'
import { t } from '#base/language/words.ts'
import { useTraversals } from '#components/table/first-rows.ts'
import { focusNextHeading } from '#components/page/page-focus.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import { usePlainLinks } from '#components/controls/plain-link.tsx'
import { Trans } from '#components/text/trans.tsx'
import { AccountMenu, StoreSwitcher } from './shell-menus.tsx'
import styles from './app-shell.module.css'
import { NavigationList, SearchField, useSearchKey, TabBar } from './navigation-list.tsx'
import { createStore, useStore } from '#base/storage/store.ts'
import { slowReads } from '#api/slow-reads.ts'
import { Note } from '#components/page/note.tsx'
import { writeStored } from '#base/storage/storage.ts'
import { servedVersion } from '#api/transport-version.ts'
import { useOnline, roleBanner } from './banners.ts'

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
            <div className={styles.list}>
              <NavigationList />
            </div>
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

function Banners() {
  const online = useOnline()
  const newVersion = useNewVersion()
  const slow = useStore(slowReads)
  const role = useStore(roleBanner)
  return (
    <>
      {!online && (
        <Note tone="warning" banner>
          {t`You’re offline. This was loaded earlier, and you can’t make changes.`}
        </Note>
      )}
      {slow > 0 && (
        <Note banner action={{ label: t`Cancel`, onClick: cancelSlowReads }}>
          {t`Your platform is taking longer than usual.`}
        </Note>
      )}
      {role && (
        <Note banner icon="lock">
          {role}
        </Note>
      )}
      {newVersion && (
        <Note tone="accent" banner action={{ label: t`Reload`, onClick: () => location.reload() }}>
          {t`A new version of Counter is ready.`}
        </Note>
      )}
    </>
  )
}

/** Moves the focus on, because the button disappears with its banner. */
function cancelSlowReads() {
  slowReads.cancel()
  focusNextHeading()
}

const CHECK_EVERY = 5 * 60_000

const isNewer = createStore(false, 'device')

async function check() {
  if (isNewer.get() || document.visibilityState === 'hidden') return
  const served = await servedVersion()
  if (served && served !== runtimeConfig.version) isNewer.set(true)
}

if (runtimeConfig.version) {
  setInterval(() => void check(), CHECK_EVERY)
  document.addEventListener('visibilitychange', () => void check())
}

// If a file of this build is gone although the host answers, the host serves a newer build.
addEventListener('vite:preloadError', ({ payload: { message } }) => {
  // The router would reload once per missing file, even offline. Counter offers the reload instead,
  // unless the missing file, named in vite.config.ts, is the one that draws the offer.
  if (!message.includes('/later-')) {
    writeStored('session', `tanstack_router_reload:${message}`, '1')
  }
  void servedVersion().then((served) => served && isNewer.set(true))
})

const useNewVersion = (): boolean => useStore(isNewer)
