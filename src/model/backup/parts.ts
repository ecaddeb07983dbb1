import * as z from 'zod/mini'
import { setNumberForm } from '#base/money-format.ts'
import {
  clockPattern,
  numberForms,
  preferences,
  type Preferences,
  replyHolds,
  resetPreferences,
  setPreference,
} from '#base/preferences.ts'
import { deleteView, keepViews, viewsOf } from '#model/views/store.ts'
import { planViews, readViews } from '#model/views/view.ts'
import { ActivityEntry, activityLog } from '#model/activity/log.ts'
import { bringBackNotes, TicketNotes, ticketNotes } from '#model/memory/ticket-notes.ts'
import { type BackupPart, compareEntries } from './backup.ts'

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
  numberForm: z.optional(z.enum(numberForms)),
  weekStart: z.optional(z.enum(['monday', 'sunday'])),
  noticeSound: z.optional(z.boolean()),
  quietFrom: z.optional(Clock),
  quietTo: z.optional(Clock),
  greeting: z.optional(ReplyText),
  signature: z.optional(ReplyText),
})

const LONGEST_NAME = 60
const Names = z.record(z.string(), z.string().check(z.maxLength(LONGEST_NAME)))
const Views = z.record(z.string(), z.unknown())
const Activity = z.record(z.string(), z.array(ActivityEntry))

const preferencesPart: BackupPart = {
  ...partOf('preferences', 'Preferences', Settings, {
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

const namesPart = partOf('names', 'Names of choices', Names, {
  entries: () => preferences().codeLabels,
  restore: (names) => setPreference('codeLabels', { ...preferences().codeLabels, ...names }),
  clear: () => setPreference('codeLabels', {}),
})

const entriesOf = (stores: Record<string, ActivityEntry[]>) =>
  Object.fromEntries(Object.values(stores).flatMap((all) => all.map((entry) => [entry.id, entry])))

function activityPart(storeIds: readonly string[]): BackupPart {
  const logs = storeIds.map((id) => [id, activityLog(id)] as const)
  /** Leaves out stores that this account does not have; undefined if it is no such part. */
  function known(value: unknown) {
    const stores = z.safeParse(Activity, value)
    if (!stores.success) return undefined
    return Object.fromEntries(Object.entries(stores.data).filter(([id]) => storeIds.includes(id)))
  }
  const read = () => Object.fromEntries(logs.map(([id, log]) => [id, [...log.get()]]))
  return {
    id: 'activity',
    label: 'Activity',
    isPersonal: true,
    count: () => Object.values(read()).flat().length,
    read,
    compare(value) {
      const stores = known(value)
      return stores && compareEntries(entriesOf(read()), entriesOf(stores))
    },
    restore(value) {
      for (const [id, entries] of Object.entries(known(value) ?? {})) {
        activityLog(id).merge(entries)
      }
    },
    clear() {
      for (const [, log] of logs) log.clear()
    },
  }
}

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
    label: 'Saved views',
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
  }
}

function notesPart(storeIds: readonly string[]): BackupPart {
  function known(value: unknown) {
    const stores = z.safeParse(z.record(z.string(), TicketNotes), value)
    if (!stores.success) return undefined
    return Object.entries(stores.data).filter(([id]) => storeIds.includes(id))
  }
  const read = () => Object.fromEntries(storeIds.map((id) => [id, ticketNotes(id).get()]))
  return {
    id: 'notes',
    label: 'Notes on tickets',
    isPersonal: true,
    count: () => Object.keys(together(Object.values(read()))).length,
    read,
    compare(value) {
      const stores = known(value)?.map(([, notes]) => notes)
      return stores && compareEntries(together(Object.values(read())), together(stores))
    },
    restore(value) {
      for (const [id, notes] of known(value) ?? []) bringBackNotes(id, notes)
    },
    clear() {
      for (const id of storeIds) ticketNotes(id).set(() => ({}))
    },
  }
}

const together = (stores: TicketNotes[]): TicketNotes => Object.assign({}, ...stores)

export const backupParts = (storeIds: readonly string[]): BackupPart[] => [
  preferencesPart,
  namesPart,
  viewsPart(storeIds),
  activityPart(storeIds),
  notesPart(storeIds),
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
  }
}
