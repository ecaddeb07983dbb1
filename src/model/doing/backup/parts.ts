import * as z from 'zod/mini'
import { t } from '#base/language/words.ts'
import { setNumberForm } from '#base/numbers/money-format.ts'
import {
  clockPattern,
  numberForms,
  preferences,
  type Preferences,
  replyHolds,
  resetPreferences,
  setPreference,
  weekStarts,
} from '#base/storage/preferences.ts'
import {
  deleteView,
  keepViews,
  onViews,
  viewsAreRead,
  viewsOf,
} from '#model/reading/views/store.ts'
import { planViews, readViews } from '#model/reading/views/view.ts'
import { type BackupPart, compareEntries } from './backup.ts'
import { privateParts, savedReplies } from './kept-kinds.ts'

const Clock = z.string().check(z.regex(clockPattern))
const ReplyText = z.string().check(z.maxLength(500))
const Settings = z.object({
  timeZone: z.string(),
  moneyUnit: z.enum(['as-given', 'minor']),
  density: z.enum(['comfortable', 'compact']),
  privacy: z.boolean(),
  letterKeys: z.boolean(),
  replyHold: z.literal(replyHolds),
  afterReply: z.enum(['stay', 'next']),
  // Backups of earlier versions are without these.
  businessZone: z.optional(z.string()),
  numberForm: z.optional(z.enum(['language', ...numberForms])),
  weekStart: z.optional(z.enum(['language', ...weekStarts])),
  noticeSound: z.optional(z.boolean()),
  quietFrom: z.optional(Clock),
  quietTo: z.optional(Clock),
  greeting: z.optional(ReplyText),
  signature: z.optional(ReplyText),
})

const LONGEST_NAME = 60
const Names = z.record(z.string(), z.string().check(z.maxLength(LONGEST_NAME)))
const Views = z.record(z.string(), z.unknown())

const preferencesPart: BackupPart = {
  ...partOf('preferences', t`Preferences`, Settings, {
    entries: () => z.parse(Settings, preferences()),
    restore(values) {
      for (const [name, value] of Object.entries(values))
        setPreference(name as keyof Preferences, value)
      if (values.numberForm) setNumberForm(values.numberForm)
    },
    clear() {
      resetPreferences()
      setNumberForm(preferences().numberForm)
    },
  }),
  isReset: true,
}

const namesPart = partOf('names', t`Names of choices`, Names, {
  entries: () => preferences().codeLabels,
  restore: (names) => setPreference('codeLabels', { ...preferences().codeLabels, ...names }),
  clear: () => setPreference('codeLabels', {}),
})

function viewsPart(storeIds: readonly string[]): BackupPart {
  function known(value: unknown) {
    const stores = z.safeParse(Views, value)
    if (!stores.success) return undefined
    const own = Object.entries(stores.data).filter(([id]) => storeIds.includes(id))
    return own.map(([id, views]) => [id, readViews(views)] as const)
  }
  const read = () => Object.fromEntries(storeIds.map((id) => [id, viewsOf(id)]))
  return {
    id: 'views',
    label: t`Saved views`,
    count: () => Object.values(read()).flat().length,
    read,
    compare: (value) =>
      known(value)
        ?.map(([id, views]) => planViews(viewsOf(id), views))
        .reduce(
          (all, { added, same, different }) => ({
            added: all.added + added.length,
            same: all.same + same.length,
            different: all.different + different.length,
          }),
          { added: 0, same: 0, different: 0 },
        ),
    restore(value) {
      for (const [id, views] of known(value) ?? []) {
        const { added, different } = planViews(viewsOf(id), views)
        keepViews(id, [...added, ...different])
      }
    },
    clear() {
      for (const id of storeIds) for (const view of viewsOf(id)) deleteView(id, view.id)
    },
    isRead: () => storeIds.every(viewsAreRead),
    subscribe(listener) {
      const stops = storeIds.map((id) => onViews(id, listener))
      return () => stops.forEach((stop) => stop())
    },
  }
}

export const backupParts = (storeIds: readonly string[]): BackupPart[] => [
  preferencesPart,
  namesPart,
  viewsPart(storeIds),
  savedReplies(storeIds),
  ...privateParts(storeIds),
]

type Entries<Value> = {
  entries: () => Value
  restore: (value: Value) => void
  clear: () => void
}

function partOf<Value extends Record<string, unknown>>(
  id: string,
  label: string,
  schema: z.ZodMiniType<Value>,
  { entries, restore, clear }: Entries<Value>,
): BackupPart {
  return {
    id,
    label,
    count: () => Object.keys(entries()).length,
    read: entries,
    compare(value) {
      const parsed = z.safeParse(schema, value)
      return parsed.success ? compareEntries(entries(), parsed.data) : undefined
    },
    restore: (value) => restore(z.parse(schema, value)),
    clear,
    isRead: () => true,
    subscribe: () => () => undefined,
  }
}
