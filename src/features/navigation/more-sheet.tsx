// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { Drawer } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { t } from '#base/language/words.ts'
import { Mantine } from '#components/controls/mantine.tsx'
import { session } from '#api/session.ts'
import { setColourScheme, useColourScheme } from '#base/browser/colour-scheme.ts'
import { useNow } from '#base/time/now.ts'
import { setPreference, usePreferences } from '#base/storage/preferences.ts'
import { useStore } from '#base/storage/store.ts'
import { zoneChoices } from '#base/time/zone-choices.ts'
import { useFocusBack } from '#components/overlays/focus.ts'
import { overlay } from '#components/overlays/overlay.ts'
import { Icon } from '#components/controls/icons.tsx'
import { Trans } from '#components/text/trans.tsx'
import { colourSchemes } from './colour-schemes.ts'
import { openHere } from '#model/doing/jobs/known-jobs.ts'
import { CountBadge } from './navigation-list.tsx'
import { useCurrentStore } from './current-store.ts'
import { destinationGroups } from './destinations.ts'
import styles from './more-sheet.module.css'
import { StoreMark } from './store-mark.tsx'
import { useSwitchStore } from './shell-menu-items.tsx'

export function MoreSheet({ onClose }: { onClose: () => void }) {
  const chosen = usePreferences()
  const { privacy, timeZone } = chosen
  const zones = zoneChoices(chosen, useNow())
  const zoneAt = zones.findIndex(({ value }) => value === timeZone)
  const nextZone = zones[(zoneAt + 1) % zones.length]
  useFocusBack()
  const { storeId, stores } = useCurrentStore()
  const { exports, searches } = useStore(openHere)
  const switchTo = useSwitchStore()
  const colourScheme = useColourScheme()
  const scheme = colourSchemes.findIndex(({ value }) => value === colourScheme)
  const nextScheme = colourSchemes[(scheme + 1) % colourSchemes.length] ?? colourSchemes[0]
  const rest = destinationGroups
    .map((group) => ({
      ...group,
      destinations: group.destinations.filter(({ onPhone }) => !onPhone),
    }))
    .filter((group) => group.destinations.length > 0)
  return (
    <Mantine>
      <Drawer
        opened
        onClose={onClose}
        position="bottom"
        size="auto"
        title={t`More`}
        radius="lg"
        classNames={{ title: styles.title }}
      >
        <h3 className={styles.group}>{t`Stores`}</h3>
        {stores.length > 1 && (
          <Link className={styles.row} to="/stores" onClick={onClose}>
            <StoreMark isAll large />
            {t`All stores`}
          </Link>
        )}
        {stores.map((store) => (
          <button
            type="button"
            key={store.id}
            className={styles.row}
            aria-current={store.id === storeId ? 'true' : undefined}
            onClick={() => {
              onClose()
              switchTo(store.id)
            }}
          >
            <StoreMark store={store} large />
            <bdi className={store.id === storeId ? 'bold' : undefined}>
              {store.name ?? store.id}
            </bdi>
            <span className="quiet at-end size-title">
              {store.id === storeId ? <Icon name="check" /> : store.isInactive && t`Inactive`}
            </span>
          </button>
        ))}
        {storeId &&
          rest.map(({ title, destinations }) => (
            <div key={title}>
              <h3 className={styles.group}>{title}</h3>
              {destinations.map(({ label, icon, to, section }) => (
                <Link
                  key={section}
                  className={styles.row}
                  to={to}
                  params={{ storeId }}
                  onClick={onClose}
                >
                  <Icon name={icon} size={20} />
                  {label}
                  <CountBadge section={section} storeId={storeId} />
                </Link>
              ))}
            </div>
          ))}
        <h3 className={styles.group}>{t`You`}</h3>
        {exports + searches > 0 && (
          <button
            type="button"
            className={styles.row}
            onClick={() => {
              onClose()
              overlay.set('jobs')
            }}
          >
            <Icon name="download" size={20} />
            {t`Jobs`}
          </button>
        )}
        <Link className={styles.row} to="/account" onClick={onClose}>
          <Icon name="account" size={20} />
          {t`Account`}
        </Link>
        <Link className={styles.row} to="/preferences" onClick={onClose}>
          <Icon name="preferences" size={20} />
          {t`Preferences`}
        </Link>
        <button
          type="button"
          className={styles.row}
          role="switch"
          aria-checked={privacy}
          onClick={() => setPreference('privacy', !privacy)}
        >
          <Icon name="eye-off" size={20} />
          <Trans>
            Privacy mode
            <span className="quiet at-end size-title">{privacy ? t`On` : t`Off`}</span>
          </Trans>
        </button>
        <Link className={styles.row} to="/help" onClick={onClose}>
          <Icon name="info" size={20} />
          {t`Help`}
        </Link>
        <button
          type="button"
          className={styles.row}
          onClick={() => setColourScheme(nextScheme.value)}
        >
          <Icon name="moon" size={20} />
          <Trans>
            Theme
            <span className="quiet at-end size-title">{colourSchemes[scheme]?.label}</span>
          </Trans>
        </button>
        <button
          type="button"
          className={styles.row}
          onClick={() => nextZone && setPreference('timeZone', nextZone.value)}
        >
          <Icon name="clock" size={20} />
          <Trans>
            Time zone
            <span className="quiet at-end size-title">
              {zones[zoneAt]?.label} {zones[zoneAt]?.clock}
            </span>
          </Trans>
        </button>
        <button type="button" className={styles.row} onClick={() => void session.signOut()}>
          <Icon name="sign-out" size={20} />
          {t`Sign out`}
        </button>
      </Drawer>
    </Mantine>
  )
}
