import * as z from 'zod/mini'
import { t } from '#base/language/words.ts'
import type { PrivateName } from '#base/storage/stored-names.ts'
import { ActivityEntry, activityLog } from '#model/doing/activity/log.ts'
import { keptChecks } from '#model/reading/checks/kept.ts'
import { Mark, newestMarks, ticketMarks } from '#model/reading/memory/marks.ts'
import { Staff, staffNames } from '#model/reading/memory/staff.ts'
import {
  inFile,
  RecordNote,
  type RecordNotes,
  recordNotes,
  withRestored,
} from '#model/reading/memory/record-notes.ts'
import { latestNotes, TicketNotes, ticketNotes } from '#model/reading/memory/ticket-notes.ts'
import { knownWebhooks, LONGEST_WEBHOOK_NAME, withNames } from '#model/reading/memory/webhooks.ts'
import { LOW_STOCK } from '#model/records/products/stock.ts'
import { deleteReply, keepReplies, repliesOf } from '#model/doing/replies/saved-replies-store.ts'
import { readReplies, type SavedReply } from '#model/doing/replies/saved-replies.ts'
import { type BackupPart, keptPart, placeOf } from './backup.ts'

type PartOf = (storeIds: readonly string[]) => BackupPart

const byId = <Item extends { id: string }>(items: readonly Item[]) =>
  Object.fromEntries(items.map((item) => [item.id, item]))

const activity = keptPart({
  id: 'activity',
  label: t`Changes`,
  isPersonal: true,
  schema: z.array(ActivityEntry),
  entries: byId,
  place(storeId) {
    const log = activityLog(storeId)
    return { ...log, read: () => [...log.get()], merge: (entries) => log.merge(entries) }
  },
})

const notes = keptPart<TicketNotes>({
  id: 'notes',
  label: t`Notes on tickets`,
  isPersonal: true,
  schema: TicketNotes,
  entries: (file) => file,
  place: (storeId) =>
    placeOf(ticketNotes(storeId), {
      toFile: (present) => present,
      merged: (present, file) => latestNotes({ ...present, ...file }),
      cleared: () => ({}),
    }),
})

const recordNotesPart = keptPart<RecordNotes>({
  id: 'record-notes',
  label: t`Notes and tags on orders and customers`,
  isPersonal: true,
  schema: z.record(z.string(), RecordNote),
  entries: inFile,
  place: (storeId) =>
    placeOf(recordNotes(storeId), {
      toFile: inFile,
      merged: withRestored,
      // Those that colleagues share come back from the team's board.
      cleared: () => ({}),
    }),
})

const marks = keptPart<Record<string, Mark>>({
  id: 'ticket-states',
  label: t`Tickets put off or done`,
  schema: z.record(z.string(), Mark),
  entries: (file) => file,
  place: (storeId) =>
    placeOf(ticketMarks(storeId), {
      toFile: (present) => present,
      merged: (present, file) => newestMarks({ ...present, ...file }),
      cleared: () => ({}),
    }),
})

const staff = keptPart<Staff>({
  id: 'team',
  label: t`Whose names are your team’s`,
  isPersonal: true,
  schema: Staff,
  entries: ({ proved, ours, others }) => ({
    ...Object.fromEntries(others.map((name) => [name, 'theirs'])),
    ...Object.fromEntries([...proved, ...ours].map((name) => [name, 'ours'])),
  }),
  place: (storeId) =>
    placeOf(staffNames(storeId), {
      toFile: (present) => present,
      merged: (present, file) => ({
        proved: [...new Set([...present.proved, ...file.proved])],
        ours: [...new Set([...file.ours, ...present.ours])].filter(
          (name) => !file.others.includes(name),
        ),
        others: [...new Set([...file.others, ...present.others])].filter(
          (name) => !file.ours.includes(name),
        ),
      }),
      cleared: () => ({ proved: [], ours: [], others: [] }),
    }),
})

const Checks = z.object({
  lowStock: z.number(),
  hidden: z.record(z.string(), z.array(z.string())),
})

const checks = keptPart<z.infer<typeof Checks>>({
  id: 'checks',
  label: t`What you hid in To fix, and when stock is low`,
  schema: Checks,
  entries: ({ lowStock, hidden }) => ({
    ...hidden,
    ...(lowStock !== LOW_STOCK && { 'low stock': lowStock }),
  }),
  place: (storeId) =>
    placeOf(keptChecks(storeId), {
      toFile: ({ lowStock, hidden }) => ({ lowStock, hidden }),
      merged: (present, { lowStock, hidden }) => ({
        ...present,
        lowStock: lowStock === LOW_STOCK ? present.lowStock : lowStock,
        hidden: { ...present.hidden, ...hidden },
      }),
      cleared: (present) => ({ ...present, lowStock: LOW_STOCK, hidden: {} }),
    }),
})

/** They are the account's, whichever store's order named them. */
const webhookNames = keptPart<Record<string, string>>({
  id: 'webhooks',
  label: t`Names of webhooks`,
  schema: z.record(z.string(), z.string().check(z.maxLength(LONGEST_WEBHOOK_NAME))),
  entries: (file) => file,
  place: () =>
    placeOf(knownWebhooks, {
      toFile: (known) =>
        Object.fromEntries(known.flatMap(({ id, name }) => (name ? [[id, name]] : []))),
      merged: withNames,
      cleared: (known) => known.map((webhook) => ({ ...webhook, name: undefined })),
    }),
})
const webhooks: PartOf = () => webhookNames(['account'])

export const savedReplies = keptPart<SavedReply[]>({
  id: 'replies',
  label: t`Saved replies`,
  schema: z.pipe(
    z.array(z.unknown()),
    z.transform((replies) => readReplies(replies)),
  ),
  entries: byId,
  place(storeId) {
    const list = repliesOf(storeId)
    return {
      read: () => [...list.get().items],
      merge: (replies) => keepReplies(storeId, replies),
      clear: () => list.get().items.forEach(({ id }) => deleteReply(storeId, id)),
      isRead: () => !list.get().isLoading,
      subscribe: list.subscribe,
    }
  },
})

/** Each private store: what a backup takes of it, or what stays out of it, as a merchant says. */
const fates: Record<PrivateName, PartOf | { leftOut: string }> = {
  'activity.*': activity,
  'ticket-notes.*': notes,
  'record-notes.*': recordNotesPart,
  'ticket-marks.*': marks,
  'staff.*': staff,
  'checks.*': checks,
  webhooks,
  'customers.*': { leftOut: t`recent customers` },
  'recent-finds.*': { leftOut: t`recent searches` },
  'filter-values.*': { leftOut: t`filter suggestions` },
  'platform.*': { leftOut: t`what reads prove about your platform` },
  'variant-table.*': { leftOut: t`drafts and what follows them` },
  'price-change.*': { leftOut: t`drafts and what follows them` },
  'looked-goods.*': { leftOut: t`orders without goods` },
  'pictures.*': { leftOut: t`the shop as it was on past days` },
  'keep-tickets.*': { leftOut: t`tickets read` },
  'own-entries.*': { leftOut: t`tickets read` },
  'store-answer.*': { leftOut: t`the last answer to a change of settings` },
  'ticket-after.*': { leftOut: t`drafts and what follows them` },
}

export const privateParts = (storeIds: readonly string[]): BackupPart[] =>
  Object.values(fates).flatMap((fate) => (typeof fate === 'function' ? fate(storeIds) : []))

/** Kept in this browser, and in no backup. */
export const leftOutOfBackups: readonly string[] = [
  ...new Set(Object.values(fates).flatMap((fate) => ('leftOut' in fate ? fate.leftOut : []))),
  t`unfinished exports`,
  t`orders of past days`,
]
