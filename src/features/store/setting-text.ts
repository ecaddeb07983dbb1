import { labels, t } from '#base/language/words.ts'
import { settingOf, type Setting } from '#model/doing/writes/kinds/settings-changes.ts'
import type { StoreField } from '#model/records/store/fields.ts'

/** A setting in words; `unknown` if it was neither read nor chosen. */
export function settingText(setting: Setting | undefined, unknown = labels.notKnown): string {
  if (setting === undefined) return unknown
  if (typeof setting === 'boolean') return setting ? t`On` : t`Off`
  return setting === '' ? t`Empty` : setting
}

export const valueText = (value: Setting, field: StoreField) => settingText(settingOf(value, field))
