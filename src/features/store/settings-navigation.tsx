import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from '#components/icons.tsx'
import { answerSections } from './settings-answer-facts.tsx'
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

const readOnlySections = (isTold: boolean) => [
  { id: 'domain', title: 'Domain' },
  { id: 'branding', title: 'Branding' },
  ...(isTold ? answerSections : [{ id: answerSections[0].id, title: 'More settings' }]),
  { id: 'affiliates', title: 'Affiliates' },
  { id: 'record', title: 'Record' },
]

type SettingsNavigationProps = {
  changes: StoreField[]
  isTold: boolean
}

export function SettingsNavigation({ changes, isTold }: SettingsNavigationProps) {
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
        {readOnlySections(isTold).map(({ id, title }) => (
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
