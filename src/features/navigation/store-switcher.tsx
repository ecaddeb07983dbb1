import { Icon } from '#components/icons.tsx'
import { lazyPart } from '#components/lazy-part.tsx'
import { MenuButton } from '#components/menu-button.tsx'
import { useCurrentStore } from './current-store.ts'
import { StoreMark } from './store-mark.tsx'
import styles from './store-switcher.module.css'

const StoreMenuItems = lazyPart(async () => (await import('./store-menu-items.tsx')).StoreMenuItems)

/** Switches the store but keeps the section and its filters. */
export function StoreSwitcher() {
  const { storeId, store } = useCurrentStore()
  const name = store?.name ?? (storeId ? `Store ${storeId.slice(0, 8)}` : 'No store')
  return (
    <MenuButton
      wrapperClassName={styles.wrapper}
      className={styles.button}
      aria-label={`Store: ${name}. Switch store`}
      title={name}
      menuLabel="Stores"
      menu={<StoreMenuItems />}
      width={252}
    >
      <StoreMark store={store} />
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <Icon name="selector" size={14} />
    </MenuButton>
  )
}
