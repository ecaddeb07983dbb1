import { useState } from 'react'
import { t } from '#base/language/words.ts'
import { setPreference, usePreferences } from '#base/storage/preferences.ts'
import { Button } from '#components/controls/button.tsx'
import { Trans } from '#components/text/trans.tsx'
import { askForNotices, noticePermission } from '#model/doing/live/permission.ts'
import styles from './ask-notices.module.css'

/** Asked once, after the first new order, never on arrival. */
export function AskNotices() {
  const { desktopNotices, quietFrom, quietTo } = usePreferences()
  const [isAsked, setIsAsked] = useState(false)
  if (isAsked || desktopNotices !== 'unasked' || noticePermission() !== 'default') return null

  async function answer(isWanted: boolean) {
    setIsAsked(true)
    setPreference('desktopNotices', isWanted && (await askForNotices()) ? 'on' : 'off')
  }
  return (
    <aside className={styles.card} aria-label={t`Notices`}>
      <h2 className="bold">{t`Hear of new orders on your desktop?`}</h2>
      <p className={styles.text}>
        <Trans>
          Works while Counter is open in a tab. Quiet from {quietFrom} to {quietTo}; change it in
          Preferences.
        </Trans>
      </p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => void answer(false)}>
          {t`Not now`}
        </Button>
        <Button onClick={() => void answer(true)}>{t`Allow`}</Button>
      </div>
    </aside>
  )
}
