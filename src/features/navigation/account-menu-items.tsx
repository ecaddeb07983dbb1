// oxlint-disable-next-line no-restricted-imports -- inside a menu
import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { session } from '#api/session.ts'
import { type ColourScheme, setColourScheme, useColourScheme } from '#base/browser/colour-scheme.ts'
import { t } from '#base/language/words.ts'
import { useNow } from '#base/time/now.ts'
import { setPreference, usePreferences } from '#base/storage/preferences.ts'
import { zoneChoices } from '#base/time/zone-choices.ts'
import { Icon } from '#components/controls/icons.tsx'
import { overlay } from '#components/overlays/overlay.ts'
import { colourSchemes } from './colour-schemes.ts'

export function AccountMenuItems() {
  const chosen = usePreferences()
  const { privacy, timeZone } = chosen
  const zones = zoneChoices(chosen, useNow())
  const colourScheme = useColourScheme()
  return (
    <>
      <Menu.Item component={Link} to="/account" leftSection={<Icon name="account" />}>
        {t`Account`}
      </Menu.Item>
      <Menu.Item component={Link} to="/preferences" leftSection={<Icon name="preferences" />}>
        {t`Preferences`}
      </Menu.Item>
      <Menu.CheckboxItem
        checked={privacy}
        onChange={(checked) => setPreference('privacy', checked)}
        rightSection={<kbd aria-hidden>{t`Shift P`}</kbd>}
      >
        {t`Privacy mode`}
      </Menu.CheckboxItem>
      <Menu.Item component={Link} to="/help" leftSection={<Icon name="info" />}>
        {t`Help`}
      </Menu.Item>
      <Menu.Item
        leftSection={<Icon name="keyboard" />}
        rightSection={<kbd aria-hidden>?</kbd>}
        onClick={() => overlay.set('shortcuts')}
      >
        {t`Shortcuts`}
      </Menu.Item>
      <Menu.Divider />
      <Menu.RadioGroup
        value={colourScheme}
        onChange={(value) => setColourScheme(value as ColourScheme)}
      >
        {colourSchemes.map(({ value, label }) => (
          <Menu.RadioItem key={value} value={value} closeMenuOnClick={false}>
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Label>{t`Time zone`}</Menu.Label>
      <Menu.RadioGroup value={timeZone} onChange={(value) => setPreference('timeZone', value)}>
        {zones.map(({ value, label, clock }) => (
          <Menu.RadioItem
            key={value}
            value={value}
            rightSection={<span className="quiet">{clock}</span>}
            closeMenuOnClick={false}
          >
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Item component={Link} to="/preferences" hash="time" leftSection={<Icon name="clock" />}>
        {t`Other zones`}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<Icon name="sign-out" />} onClick={() => void session.signOut()}>
        {t`Sign out`}
      </Menu.Item>
    </>
  )
}
