import { Menu, useMantineColorScheme } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { session } from '#api/session.ts'
import { Icon } from '#components/icons.tsx'
import { colourSchemes } from './colour-schemes.ts'

export function AccountMenuItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return (
    <>
      <Menu.Item component={Link} to="/account" leftSection={<Icon name="account" />}>
        Account
      </Menu.Item>
      <Menu.Item component={Link} to="/preferences" leftSection={<Icon name="preferences" />}>
        Preferences
      </Menu.Item>
      <Menu.Divider />
      {colourSchemes.map(({ value, label, icon }) => (
        <Menu.Item
          key={value}
          role="menuitemradio"
          aria-checked={colorScheme === value}
          leftSection={<Icon name={icon} />}
          rightSection={colorScheme === value && <Icon name="check" size={14} />}
          closeMenuOnClick={false}
          onClick={() => setColorScheme(value)}
        >
          {label}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item leftSection={<Icon name="sign-out" />} onClick={() => void session.signOut()}>
        Sign out
      </Menu.Item>
    </>
  )
}
