import { t } from '#base/language/words.ts'
import { Icon } from '#components/controls/icons.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { MenuButton } from '#components/overlays/menu-button.tsx'
import { useCurrentSection } from './current-section.ts'
import { useCurrentStore } from './current-store.ts'
import { StoreMark } from './store-mark.tsx'
import styles from './shell-menus.module.css'

const StoreMenuItems = lazyPart(async () => (await import('./store-menu-items.tsx')).StoreMenuItems)

/** Switches the store but keeps the section and its filters. */
export function StoreSwitcher() {
  const { storeId, store, isLoading } = useCurrentStore()
  const isAll = useCurrentSection() === 'all-stores'
  const unnamed = isLoading ? t`Your store` : t`Store ${storeId?.slice(0, 8)}`
  const own = store?.name ?? (storeId ? unnamed : t`No store`)
  const name = isAll ? t`All stores` : own
  return (
    <MenuButton
      wrapperClassName={styles.wrapper}
      className={styles.button}
      aria-label={t`Store: ${name}. Switch store`}
      title={name}
      menuLabel={t`Stores`}
      menu={<StoreMenuItems />}
      width={252}
    >
      <StoreMark store={isAll ? undefined : store} isAll={isAll} />
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <Icon name="selector" size={14} />
    </MenuButton>
  )
}
