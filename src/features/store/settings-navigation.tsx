import { t } from '#base/language/words.ts'
import { SectionLinks } from '#components/page/section-links.tsx'
import { answerSections } from './settings-answer-facts.tsx'
import type { StoreField } from '#model/records/store/fields.ts'

const fieldSections: { id: string; title: string; fields: StoreField[] }[] = [
  {
    id: 'general',
    title: t`General`,
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
    title: t`Policies`,
    fields: ['termsOfServiceUrl', 'refundPolicyUrl', 'privacyPolicyUrl'],
  },
  {
    id: 'support',
    title: t`Support`,
    fields: ['isTicketingEnabled', 'externalSupportUrl', 'externalSupportDescription'],
  },
  {
    id: 'storefront',
    title: t`Storefront`,
    fields: ['showPublicStats', 'showRecentOrderToasts', 'enableCartRecovery'],
  },
]

const readOnlySections = (isTold: boolean) => [
  { id: 'domain', title: t`Domain` },
  { id: 'branding', title: t`Branding` },
  ...(isTold ? answerSections : [{ id: answerSections[0].id, title: t`More settings` }]),
  { id: 'affiliates', title: t`Affiliates` },
  { id: 'record', title: t`Record` },
]

type SettingsNavigationProps = {
  changes: StoreField[]
  isTold: boolean
}

export function SettingsNavigation({ changes, isTold }: SettingsNavigationProps) {
  const written = fieldSections.map(({ fields, ...section }) => {
    const count = fields.filter((field) => changes.includes(field)).length
    return { ...section, aside: count > 0 && <span className="quiet">{count}</span> }
  })
  const heading = { icon: 'lock', text: t`Read only` } as const
  const read = readOnlySections(isTold).map((section, at) => ({
    ...section,
    isBeside: true as const,
    heading: at === 0 ? heading : undefined,
  }))
  return <SectionLinks label={t`Sections`} sections={[...written, ...read]} />
}
