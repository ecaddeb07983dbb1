import { UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { Icon } from '#components/icons.tsx'
import { lazyPart } from '#components/lazy-part.tsx'
import { exactly, useCurrentSection } from './current-section.ts'
import { useCurrentStore } from './current-store.ts'
import { phoneDestinations } from './destinations.ts'
import styles from './tab-bar.module.css'

const MoreSheet = lazyPart(async () => (await import('./more-sheet.tsx')).MoreSheet)

export function TabBar() {
  const { storeId } = useCurrentStore()
  const current = useCurrentSection()
  const [opened, setOpened] = useState(false)
  return (
    <nav className={styles.bar} aria-label="Pages">
      {storeId &&
        phoneDestinations.map(({ label, icon, to, section, phone = { label, icon } }) => (
          <Link
            key={section}
            className={styles.tab}
            to={to}
            params={{ storeId }}
            activeOptions={exactly}
            aria-current={section === current ? 'page' : undefined}
          >
            <Icon name={phone.icon} size={22} />
            {phone.label}
          </Link>
        ))}
      <UnstyledButton
        className={styles.tab}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(true)}
      >
        <Icon name="menu" size={22} />
        More
      </UnstyledButton>
      {opened && (
        <Suspense>
          <MoreSheet onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </nav>
  )
}
