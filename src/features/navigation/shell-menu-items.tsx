// oxlint-disable-next-line no-restricted-imports -- inside a menu
import { Menu } from '@mantine/core'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import type { StoreSummary } from '#api/schemas/user.ts'
import { t } from '#base/language/words.ts'
import { Icon } from '#components/controls/icons.tsx'
import { Tag } from '#components/values/tag.tsx'
import { useCurrentSection, useCurrentStore } from './current-store.ts'
import { StoreMark } from './store-mark.tsx'
import { session } from '#api/session.ts'
import { type ColourScheme, setColourScheme, useColourScheme } from '#base/browser/colour-scheme.ts'
import { useNow } from '#base/time/now.ts'
import { setPreference, usePreferences } from '#base/storage/preferences.ts'
import { zoneChoices } from '#base/time/zone-choices.ts'
import { overlay } from '#components/overlays/overlay.ts'
import { colourSchemes } from './colour-schemes.ts'
import { destinations } from './destinations.ts'

export function StoreMenuItems() {
  const { storeId, stores } = useCurrentStore()
  const switchTo = useSwitchStore()
  const isAll = useCurrentSection() === 'all-stores'
  if (stores.length === 0) return <Menu.Label>{t`This key can’t list its stores`}</Menu.Label>
  return (
    <>
      {stores.length > 1 && (
        <Menu.Item
          component={Link}
          to="/stores"
          leftSection={<StoreMark isAll />}
          rightSection={isAll && <Icon name="check" size={14} />}
        >
          {t`All stores`}
        </Menu.Item>
      )}
      {stores.map((store) => (
        <Menu.Item
          key={store.id}
          leftSection={<StoreMark store={store} />}
          rightSection={<StoreState store={store} current={!isAll && store.id === storeId} />}
          onClick={() => switchTo(store.id)}
        >
          <bdi>{store.name ?? store.id}</bdi>
        </Menu.Item>
      ))}
    </>
  )
}

function StoreState({ store, current }: { store: StoreSummary; current: boolean }) {
  if (current) return <Icon name="check" size={14} />
  return store.isInactive ? <Tag>{t`Inactive`}</Tag> : null
}

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

/** Goes to the same section of another store; filters stay, an open record does not. */
export function useSwitchStore() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (storeId: string) => {
    const [, , , section, record] = pathname.split('/')
    const destination = destinations.find((candidate) => candidate.section === section)
    if (destination) {
      void navigate({
        to: destination.to,
        params: { storeId },
        search: record ? {} : (current) => ({ ...current, page: undefined, category: undefined }),
      })
    } else void navigate({ to: '/stores/$storeId', params: { storeId } })
  }
}
