import { session } from '#api/session.ts'
import { t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { Icon } from '#components/controls/icons.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { MenuButton } from '#components/overlays/menu-button.tsx'
import { useCurrentSection, useCurrentStore } from './current-store.ts'
import { StoreMark } from './store-mark.tsx'
import styles from './shell-menus.module.css'
import { useQuery } from '@tanstack/react-query'
import { userQuery } from '#api/user.ts'
import { Trans } from '#components/text/trans.tsx'
import { Private } from '#components/text/private.tsx'

const StoreMenuItems = lazyPart(async () => (await import('./shell-menu-items.tsx')).StoreMenuItems)

/** Switches the store but keeps the section and its filters. */
export function StoreSwitcher() {
  const { storeId, store } = useCurrentStore()
  const isAll = useCurrentSection() === 'all-stores'
  const unnamed = useIsAwaited() ? t`Your store` : t`Store ${storeId?.slice(0, 8)}`
  const own = store?.name ?? (storeId ? unnamed : t`No store`)
  const name = isAll ? t`All stores` : own
  return (
    <MenuButton
      wrapperClassName={styles.wrapper}
      className={styles.button}
      title={name}
      menuLabel={t`Stores`}
      menu={<StoreMenuItems />}
      width={252}
    >
      <StoreMark store={isAll ? undefined : store} isAll={isAll} />
      {/* A label would have to say the mark’s letter, too. */}
      <span className="sr-only">{t`Store: ${name}. Switch store`}</span>
      <span className={styles.name} aria-hidden>
        <bdi>{name}</bdi>
      </span>
      <Icon name="selector" size={14} />
    </MenuButton>
  )
}

const AccountMenuItems = lazyPart(
  async () => (await import('./shell-menu-items.tsx')).AccountMenuItems,
)

export function AccountMenu() {
  const { data: user } = useQuery(userQuery())
  const isAwaited = useIsAwaited()
  const name = user?.userName ?? user?.email ?? (isAwaited ? t`Your account` : t`Signed in`)
  const who = (
    <span className={styles.who}>
      <bdi className={styles.accountName}>{name}</bdi>
      <Private className={styles.email}>{user?.userName ? user.email : undefined}</Private>
    </span>
  )
  return (
    <MenuButton
      wrapperClassName={styles.accountWrapper}
      className={styles.accountButton}
      menuLabel={t`Account`}
      menu={<AccountMenuItems />}
      position="top-start"
      width={208}
    >
      <span className={styles.avatar} aria-hidden>
        {initialsOf(name)}
      </span>
      <Trans>
        <span className="sr-only">Account:</span> {who}
      </Trans>
      <Icon name="dots" />
    </MenuButton>
  )
}

/** What a key that stopped working or a platform that fails can’t tell, the next read will. */
function useIsAwaited(): boolean {
  const { data } = useQuery(userQuery())
  return useStore(session).status === 'expired' || !data
}

function initialsOf(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
