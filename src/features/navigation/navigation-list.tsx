import { Link } from '@tanstack/react-router'
import { Icon } from '#components/icons.tsx'
import { exactly, useCurrentSection } from './current-section.ts'
import { useCurrentStore } from './current-store.ts'
import { destinationGroups } from './destinations.ts'
import styles from './navigation-list.module.css'

export function NavigationList() {
  const { storeId } = useCurrentStore()
  const current = useCurrentSection()
  if (!storeId) return null
  return destinationGroups.map(({ title, destinations }) => (
    <div key={destinations[0]?.section}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.list}>
        {destinations.map(({ label, icon, to, section }) => (
          <li key={section}>
            <Link
              className={styles.link}
              to={to}
              params={{ storeId }}
              activeOptions={exactly}
              aria-current={section === current ? 'page' : undefined}
              title={label}
            >
              <Icon name={icon} />
              <span className={styles.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}
