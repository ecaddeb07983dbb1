import { useQuery } from '@tanstack/react-query'
import { userQuery } from '#api/user.ts'
import { t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { Private } from '#components/text/private.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { MenuButton } from '#components/overlays/menu-button.tsx'
import styles from './shell-menus.module.css'

const AccountMenuItems = lazyPart(
  async () => (await import('./account-menu-items.tsx')).AccountMenuItems,
)

export function AccountMenu() {
  const { data: user, isLoading } = useQuery(userQuery())
  const name = user?.userName ?? user?.email ?? (isLoading ? t`Your account` : t`Signed in`)
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

function initialsOf(name: string): string {
  const words = name.split(/[\s.@_-]+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
