// oxlint-disable-next-line no-restricted-imports -- inside a menu
import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { StoreSummary } from '#api/schemas/user.ts'
import { t } from '#base/language/words.ts'
import { Icon } from '#components/controls/icons.tsx'
import { Tag } from '#components/values/tag.tsx'
import { useCurrentSection, useCurrentStore } from './current-store.ts'
import { StoreMark } from './store-mark.tsx'
import { useSwitchStore } from './switch-store.ts'

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
