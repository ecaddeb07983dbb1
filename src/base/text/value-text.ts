import { t } from '#base/language/words.ts'

export function valueText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`
  if (value === null || value === undefined) return ''
  return JSON.stringify(value)
}
