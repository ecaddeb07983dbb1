import type { UpdateStore } from '#api/schemas/store.ts'
import { labels, t } from '#base/language/words.ts'

export const textFields = [
  'name',
  'description',
  'currencyCode',
  'termsOfServiceUrl',
  'refundPolicyUrl',
  'privacyPolicyUrl',
  'externalSupportUrl',
  'externalSupportDescription',
] as const
export const readableFlags = [
  'prependProductNameToReceipt',
  'isAutomaticReviewsEnabled',
  'isTicketingEnabled',
] as const
/** Only the answer to a save contains these. */
export const unreadableFlags = [
  'showPublicStats',
  'showRecentOrderToasts',
  'enableCartRecovery',
] as const
export const flagFields = [...readableFlags, ...unreadableFlags]
export const storeFields = [...textFields, ...flagFields]

export type TextField = (typeof textFields)[number]
export type FlagField = (typeof flagFields)[number]
export type StoreField = TextField | FlagField

export type KnownSettings = { [Field in keyof UpdateStore]: UpdateStore[Field] }

/** An unknown flag cannot be a switch: it stays as it is unless the merchant chooses. */
type ThreeWay = 'leave' | 'on' | 'off'
type FlagValue = boolean | ThreeWay

export type StoreValues = Record<TextField, string> & Record<FlagField, FlagValue>

export const fieldLabels: Record<StoreField, string> = {
  name: labels.name,
  description: t`Description`,
  currencyCode: t`Currency code`,
  termsOfServiceUrl: t`Terms of service URL`,
  refundPolicyUrl: t`Refund policy URL`,
  privacyPolicyUrl: t`Privacy policy URL`,
  externalSupportUrl: t`External support URL`,
  externalSupportDescription: t`External support description`,
  prependProductNameToReceipt: t`Prepend product name to receipt`,
  isAutomaticReviewsEnabled: t`Automatic reviews`,
  isTicketingEnabled: t`Ticketing`,
  showPublicStats: t`Show public stats`,
  showRecentOrderToasts: t`Show recent order toasts`,
  enableCartRecovery: t`Cart recovery`,
}

export const isTextField = (field: StoreField): field is TextField =>
  (textFields as readonly StoreField[]).includes(field)

export function valuesOf(known: KnownSettings): StoreValues {
  const texts = textFields.map((field) => [field, known[field] ?? ''])
  const flags = flagFields.map((field) => [field, known[field] ?? 'leave'])
  return Object.fromEntries([...texts, ...flags]) as StoreValues
}

export function readableSettings(known: KnownSettings): KnownSettings {
  return Object.fromEntries([...textFields, ...readableFlags].map((field) => [field, known[field]]))
}

export const flagOf = (value: string | boolean): boolean | undefined =>
  value === 'leave' ? undefined : value === true || value === 'on'
