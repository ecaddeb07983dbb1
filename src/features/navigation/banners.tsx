import { t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { slowReads } from '#api/slow-reads.ts'
import { Note } from '#components/page/note.tsx'
import { focusNextHeading } from '#components/page/page-focus.ts'
import { useNewVersion } from './new-version.ts'
import { useOnline } from './online.ts'
import { roleBanner } from './role-banner.ts'

export function Banners() {
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
