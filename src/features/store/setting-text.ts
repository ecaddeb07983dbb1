import { settingOf, type Setting } from '#model/store/changes.ts'
import type { StoreField } from '#model/store/fields.ts'

/** A setting in words; `unknown` if it was neither read nor chosen. */
export function settingText(setting: Setting | undefined, unknown = 'Not known'): string {
  if (setting === undefined) return unknown
  if (typeof setting === 'boolean') return setting ? 'On' : 'Off'
  return setting === '' ? 'Empty' : setting
}

export const valueText = (value: Setting, field: StoreField) => settingText(settingOf(value, field))
