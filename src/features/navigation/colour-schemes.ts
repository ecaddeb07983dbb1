import { t } from '#base/language/words.ts'

export const colourSchemes = [
  { value: 'light', label: t`Light` },
  { value: 'dark', label: t`Dark` },
  { value: 'auto', label: t`Same as device` },
] as const
