import { useEffect } from 'react'
import { t } from '#base/language/words.ts'
import { setPreference } from '#base/storage/preferences.ts'
import { Icon } from '#components/controls/icons.tsx'
import { hideNamesInLinks } from '#components/text/privacy-links.ts'
import styles from './privacy-bar.module.css'

export function PrivacyBar() {
  useEffect(() => hideNamesInLinks(), [])
  return (
    <button
      type="button"
      className={styles.bar}
      title={t`Point at a row and hold S to show it, or hold it on a phone.`}
      onClick={() => setPreference('privacy', false)}
    >
      <Icon name="eye-off" />
      <span className={styles.words} aria-hidden>
        {t`Privacy mode`}
      </span>
      <kbd className={styles.key} aria-hidden>
        {t`Shift P`}
      </kbd>
      <span className="sr-only">{t`Privacy mode, end it`}</span>
    </button>
  )
}
