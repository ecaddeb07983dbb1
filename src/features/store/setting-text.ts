import { settingOf, type Setting } from '#model/store/changes.ts'
import type { StoreField } from '#model/store/fields.ts'

/** A setting in words; `unknown` where it was neither read nor chosen. */
export function settingText(setting: Setting | undefined, unknown = 'Not known'): string {
  if (setting === undefined) return unknown
  if (typeof setting === 'boolean') return setting ? 'On' : 'Off'
  return setting === '' ? 'Empty' : setting
}

/** A value of the form in words. */
export const valueText = (value: Setting, field: StoreField) => settingText(settingOf(value, field))
