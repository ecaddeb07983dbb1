import * as z from 'zod/mini'
import { type StoreValues, flagFields, textFields } from '#model/store/fields.ts'

const flagValue = z.union([z.boolean(), z.enum(['leave', 'on', 'off'])])
const Values = z.object({
  ...Object.fromEntries(textFields.map((field) => [field, z.string()])),
  ...Object.fromEntries(flagFields.map((field) => [field, flagValue])),
})
const Draft = z.object({ base: Values, mine: Values })

/** What an earlier visit left unsaved; undefined when it is of another form, or of older code. */
export function readSettingsDraft(value: unknown) {
  const draft = z.safeParse(Draft, value)
  return draft.success ? (draft.data as { base: StoreValues; mine: StoreValues }) : undefined
}
