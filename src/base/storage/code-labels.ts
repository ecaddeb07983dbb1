import { t } from '#base/language/words.ts'
import { type Preferences, preferences, setPreference, usePreferences } from './preferences.ts'

const codeWords = {
  refundReason: t`Reason`,
  variantType: t`Type`,
  stockMode: t`Stock mode`,
  billingInterval: t`Interval`,
  affiliateDiscountMode: t`Mode`,
}

export type CodeKind = keyof typeof codeWords

/** What the merchant calls the code; undefined or empty if they gave it no name. */
export const codeName = (
  labels: Preferences['codeLabels'],
  kind: CodeKind,
  value: number | string,
): string | undefined => labels[`${kind}.${value}`]?.trim()

export function codeLabel(
  labels: Preferences['codeLabels'],
  kind: CodeKind,
  value: number | string,
): string {
  return codeName(labels, kind, value) || `${codeWords[kind]} ${value}`
}

export const useCodeLabel = (kind: CodeKind, value: number | string) =>
  codeLabel(usePreferences().codeLabels, kind, value)

export function setCodeLabel(kind: CodeKind, value: number | string, label: string): void {
  const { [`${kind}.${value}`]: _, ...others } = preferences().codeLabels
  setPreference('codeLabels', label ? { ...others, [`${kind}.${value}`]: label } : others)
}
