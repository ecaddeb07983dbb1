import { Suspense, useState } from 'react'
import { t } from '#base/language/words.ts'
import { Icon } from '#components/controls/icons.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { PlainLink } from '#components/controls/plain-link.tsx'
import { useStartViews } from '#model/hooks/use-start-views.ts'
import { startSearchOf } from '#model/reading/views/hint.ts'
import { CountBadge } from './count-badge.tsx'
import { useCurrentSection } from './current-section.ts'
import { useCurrentStore } from './current-store.ts'
import { phoneDestinations } from './destinations.ts'
import styles from './navigation-list.module.css'

const MoreSheet = lazyPart(async () => (await import('./more-sheet.tsx')).MoreSheet)

export function TabBar() {
  const { storeId } = useCurrentStore()
  const current = useCurrentSection()
  useStartViews(storeId)
  const [opened, setOpened] = useState(false)
  return (
    <nav className={styles.bar} aria-label={t`Pages`}>
      {storeId &&
        phoneDestinations.map(({ label, icon, to, section, phone = { label, icon } }) => (
          <PlainLink
            key={section}
            className={styles.tab}
            to={to}
            params={{ storeId }}
            search={startSearchOf(storeId, section)}
            aria-current={section === current ? 'page' : undefined}
          >
            <Icon name={phone.icon} size={22} />
            {phone.label}
            <CountBadge section={section} storeId={storeId} />
          </PlainLink>
        ))}
      <button
        type="button"
        className={styles.tab}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(true)}
      >
        <Icon name="menu" size={22} />
        {t`More`}
      </button>
      {opened && (
        <Suspense>
          <MoreSheet onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </nav>
  )
}
