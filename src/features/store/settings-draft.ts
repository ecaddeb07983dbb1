import * as z from 'zod/mini'
import { type StoreValues, flagFields, textFields } from '#model/records/store/fields.ts'

const flagValue = z.union([z.boolean(), z.enum(['leave', 'on', 'off'])])
const Values = z.object({
  ...Object.fromEntries(textFields.map((field) => [field, z.string()])),
  ...Object.fromEntries(flagFields.map((field) => [field, flagValue])),
})
const Draft = z.object({ base: Values, mine: Values })

/** An earlier visit's unsaved changes; undefined if another form or older code wrote them. */
export function readSettingsDraft(value: unknown) {
  const draft = z.safeParse(Draft, value)
  return draft.success ? (draft.data as { base: StoreValues; mine: StoreValues }) : undefined
}
