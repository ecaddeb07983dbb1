import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from '#components/icons.tsx'
import styles from './settings-navigation.module.css'
import type { StoreField } from '#model/store/fields.ts'

const fieldSections: { id: string; title: string; fields: StoreField[] }[] = [
  {
    id: 'general',
    title: 'General',
    fields: [
      'name',
      'description',
      'currencyCode',
      'prependProductNameToReceipt',
      'isAutomaticReviewsEnabled',
    ],
  },
  {
    id: 'policies',
    title: 'Policies',
    fields: ['termsOfServiceUrl', 'refundPolicyUrl', 'privacyPolicyUrl'],
  },
  {
    id: 'support',
    title: 'Support',
    fields: ['isTicketingEnabled', 'externalSupportUrl', 'externalSupportDescription'],
  },
  {
    id: 'storefront',
    title: 'Storefront',
    fields: ['showPublicStats', 'showRecentOrderToasts', 'enableCartRecovery'],
  },
]

const readOnlySections = [
  ['domain', 'Domain'],
  ['branding', 'Branding'],
  ['tax', 'Tax'],
  ['subscriptions', 'Subscriptions'],
  ['notifications', 'Notifications'],
  ['business', 'Business details'],
  ['block-list', 'Block list'],
  ['content', 'Catalogue and blog'],
  ['affiliates', 'Affiliates'],
  ['record', 'Record'],
] as const

/** The page's sections, with the number of unsaved changes in each. */
export function SettingsNavigation({ changes }: { changes: StoreField[] }) {
  return (
    <nav className={styles.sections} aria-label="Sections">
      <div className={styles.list}>
        {fieldSections.map(({ id, title, fields }) => {
          const count = fields.filter((field) => changes.includes(field)).length
          return (
            <SectionLink key={id} id={id}>
              {title}
              {count > 0 && <span className="quiet">{count}</span>}
            </SectionLink>
          )
        })}
        <h2 className={styles.title}>
          <Icon name="lock" size={12} /> Read only
        </h2>
        {readOnlySections.map(([id, title]) => (
          <SectionLink key={id} id={id}>
            {title}
          </SectionLink>
        ))}
      </div>
    </nav>
  )
}

function SectionLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link
      from="/stores/$storeId/settings"
      to="."
      hash={id}
      replace
      className={styles.link}
      activeProps={{ className: '' }}
      activeOptions={{ includeHash: true }}
    >
      {children}
    </Link>
  )
}
