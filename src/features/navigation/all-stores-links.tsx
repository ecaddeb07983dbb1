import { t } from '#base/language/words.ts'
import { classNames } from '#components/controls/class-names.ts'
import { Icon, type IconName } from '#components/controls/icons.tsx'
import { PlainLink } from '#components/controls/plain-link.tsx'
import { useCurrentStore } from './current-store.ts'
import styles from './navigation-list.module.css'
import { StoreMark } from './store-mark.tsx'

const pages: { label: string; icon: IconName; to: '/account' | '/preferences' | '/help' }[] = [
  { label: t`Account`, icon: 'account', to: '/account' },
  { label: t`Preferences`, icon: 'preferences', to: '/preferences' },
  { label: t`Help`, icon: 'info', to: '/help' },
]

export function AllStoresLinks() {
  const { stores } = useCurrentStore()
  return (
    <>
      <ul>
        <li>
          <PlainLink className={styles.link} to="/stores" aria-current="page" title={t`All stores`}>
            <Icon name="stores" />
            <span className={styles.label}>{t`All stores`}</span>
          </PlainLink>
        </li>
      </ul>
      {stores.length > 0 && <h2 className={styles.title}>{t`Stores`}</h2>}
      <ul>
        {stores.map((store) => (
          <li key={store.id}>
            <PlainLink
              className={styles.link}
              to="/stores/$storeId"
              params={{ storeId: store.id }}
              title={store.name}
            >
              <span className={styles.mark}>
                <StoreMark store={store} />
              </span>
              <span className={classNames(styles.label, 'truncate')}>
                <bdi>{store.name ?? store.id}</bdi>
              </span>
            </PlainLink>
          </li>
        ))}
      </ul>
      <h2 className={styles.title}>{t`You`}</h2>
      <ul>
        {pages.map(({ label, icon, to }) => (
          <li key={to}>
            <PlainLink className={styles.link} to={to} title={label}>
              <Icon name={icon} />
              <span className={styles.label}>{label}</span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </>
  )
}
