import * as z from 'zod/mini'
import { UpdateStore } from '#api/schemas/store.ts'
import { t } from '#base/language/words.ts'
import { flagFields, type StoreValues, textFields } from './fields.ts'

const FlagValue = z.union([z.boolean(), z.enum(['leave', 'on', 'off'])])

/** A name that the store had may not be emptied. */
export function settingsSchema(base: StoreValues): z.ZodMiniType<StoreValues, StoreValues> {
  const texts = textFields.map((field) => [field, UpdateStore.shape[field]])
  const flags = flagFields.map((field) => [field, FlagValue])
  const fields = z.object(Object.fromEntries([...texts, ...flags])) as unknown as z.ZodMiniType<
    StoreValues,
    StoreValues
  >
  return fields.check(
    z.refine(({ name }) => name.trim() !== '' || base.name === '', {
      path: ['name'],
      message: t`Required`,
    }),
  )
}
