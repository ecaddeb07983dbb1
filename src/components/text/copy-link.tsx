import { Menu } from '@mantine/core'
import { useCopy } from '#base/browser/clipboard.ts'
import { t } from '#base/language/words.ts'
import { movesAlong, withFixedDates } from '#base/time/fixed-dates.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import buttonStyles from '#components/controls/button.module.css'
import styles from '#components/filters/filter.module.css'
import { Icon } from '#components/controls/icons.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { MenuButton } from '#components/overlays/menu-button.tsx'

/** Copies the list’s address. “Yesterday” becomes a date, unless the merchant wants it to stay relative. */
export function CopyLink() {
  const zone = useTimeZone()
  const now = useNow()
  const [state, copy] = useCopy()
  // Beside the filters a phone has no room for the words.
  const isPhone = useIsPhone()
  const look = isPhone ? buttonStyles.iconButton : styles.link
  const words = (
    <>
      <Icon name={state === 'copied' ? 'check' : 'link'} size={14} />
      <span className={isPhone ? 'sr-only' : undefined}>
        {state === 'copied' ? t`Copied` : t`Copy link`}
      </span>
    </>
  )
  if (!movesAlong(location.href)) {
    return (
      <button type="button" className={look} onClick={() => copy(location.href)}>
        {words}
      </button>
    )
  }
  return (
    <MenuButton
      className={look}
      menuLabel={t`Copy link`}
      menu={
        <>
          <Menu.Item onClick={() => copy(withFixedDates(location.href, zone, now))}>
            {t`With these dates`}
          </Menu.Item>
          <Menu.Item onClick={() => copy(location.href)}>{t`Keep it moving`}</Menu.Item>
        </>
      }
    >
      {words}
    </MenuButton>
  )
}
