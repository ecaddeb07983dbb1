import { useState } from 'react'
import { t } from '#base/language/words.ts'
import { setPreference, usePreferences } from '#base/storage/preferences.ts'
import { Button } from '#components/controls/button.tsx'
import { Toggle } from '#components/controls/toggle.tsx'
import { Trans } from '#components/text/trans.tsx'
import { askForNotices, noticePermission } from '#model/doing/live/permission.ts'
import { playSound } from '#model/doing/live/sound.ts'
import { ClockField } from './clock-field.tsx'
import styles from './preferences-form.module.css'

export function NoticesSection() {
  const { desktopNotices, noticeSound, quietFrom, quietTo } = usePreferences()
  const [isBlocked, setIsBlocked] = useState(() => noticePermission() === 'denied')

  async function switchNotices(isOn: boolean) {
    const isAllowed = isOn && (await askForNotices())
    setIsBlocked(noticePermission() === 'denied')
    setPreference('desktopNotices', isAllowed ? 'on' : 'off')
  }
  return (
    <>
      <Toggle
        atEnd
        label={t`Notices on the desktop`}
        hint={
          isBlocked
            ? t`This browser blocks notices. Open the lock beside the address.`
            : t`Never a name or an amount.`
        }
        checked={desktopNotices === 'on' && !isBlocked}
        onChange={(checked) => void switchNotices(checked)}
      />
      <div className={styles.setting}>
        <Toggle
          atEnd
          label={t`Sound`}
          checked={noticeSound}
          onChange={(checked) => setPreference('noticeSound', checked)}
        />
        <Button variant="default" size="xs" onClick={playSound}>
          {t`Play it`}
        </Button>
      </div>
      <div className={styles.setting}>
        <div>
          <p className="strong">{t`Quiet hours`}</p>
          {quietFrom === quietTo && (
            <p className="small quiet">{t`Same start and end: never quiet.`}</p>
          )}
        </div>
        <div className="row quiet near">
          <Trans>
            <ClockField
              label={t`Quiet from`}
              value={quietFrom}
              onChange={(value) => setPreference('quietFrom', value)}
            />
            to
            <ClockField
              label={t`Quiet until`}
              value={quietTo}
              onChange={(value) => setPreference('quietTo', value)}
            />
          </Trans>
        </div>
      </div>
    </>
  )
}
