import * as z from 'zod/mini'
import { t } from '#base/language/words.ts'
import type { KeptValue } from '#base/storage/kept-value.ts'

/*
 * Every part is validated on its own, and nothing changes before the merchant has seen what would.
 */
const FORMAT = 'counter-backup'
export const LONGEST_FILE = 5_000_000

export type Comparison = { added: number; same: number; different: number }

export type BackupPart = {
  id: string
  label: string
  isPersonal?: boolean
  count: () => number
  read: () => unknown
  compare: (value: unknown) => Comparison | undefined
  /** Called only with a value that compares. */
  restore: (value: unknown) => void
  clear: () => void
  /** Until the disk has answered, nobody knows what there is. */
  isRead: () => boolean
  subscribe: (listener: () => void) => () => void
  /** Clearing goes back to the standard. */
  isReset?: boolean
}

const Backup = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  madeAt: z.string(),
  parts: z.record(z.string(), z.unknown()),
})

type FoundPart = { part: BackupPart; value: unknown; comparison: Comparison }

export type ReadBackup =
  | { is: 'unreadable'; why: string }
  | {
      is: 'ready'
      madeAt: string
      found: FoundPart[]
      leftOut: string[]
    }

export function backupText(parts: readonly BackupPart[], madeAt: Date): string {
  const content = Object.fromEntries(parts.map((part) => [part.id, part.read()]))
  const backup = { format: FORMAT, version: 1, madeAt: madeAt.toISOString(), parts: content }
  return `${JSON.stringify(backup, null, 2)}\n`
}

export function readBackup(text: string, parts: readonly BackupPart[]): ReadBackup {
  if (text.length > LONGEST_FILE) {
    return { is: 'unreadable', why: t`This file is too large to be a backup of Counter.` }
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { is: 'unreadable', why: t`This file isn’t JSON. Choose the file that Counter saved.` }
  }
  const backup = z.safeParse(Backup, json)
  if (!backup.success) return { is: 'unreadable', why: whyUnreadable(json) }
  const { madeAt, parts: content } = backup.data
  const found: FoundPart[] = []
  const leftOut = Object.keys(content).filter((id) => !parts.some((part) => part.id === id))
  for (const part of parts) {
    if (!Object.hasOwn(content, part.id)) continue
    const comparison = part.compare(content[part.id])
    if (comparison) found.push({ part, value: content[part.id], comparison })
    else leftOut.push(part.label)
  }
  return { is: 'ready', madeAt, found, leftOut }
}

function whyUnreadable(json: unknown): string {
  const { format } = (json ?? {}) as { format?: unknown }
  return format === FORMAT
    ? t`This backup is from another version of Counter.`
    : t`This file isn’t a backup of Counter.`
}

export function compareEntries(
  now: Readonly<Record<string, unknown>>,
  then: Readonly<Record<string, unknown>>,
): Comparison {
  const comparison: Comparison = { added: 0, same: 0, different: 0 }
  for (const [key, value] of Object.entries(then)) {
    if (!Object.hasOwn(now, key)) comparison.added += 1
    else if (JSON.stringify(now[key]) === JSON.stringify(value)) comparison.same += 1
    else comparison.different += 1
  }
  return comparison
}

/** What one store of the account keeps of a kind, in the form of the file. */
type Place<File> = {
  read: () => File
  /** What is here and not in the file stays. */
  merge: (file: File) => void
  clear: () => void
  isRead: () => boolean
  subscribe: (listener: () => void) => () => void
}

type KeptKind<File> = Pick<BackupPart, 'id' | 'label' | 'isPersonal'> & {
  schema: z.ZodMiniType<File>
  /** By name, so that what a file adds can be told from what is the same. */
  entries: (file: File) => Record<string, unknown>
  place: (storeId: string) => Place<File>
}

/** A kind that is kept by store. Stores that this account does not have are left out. */
export const keptPart =
  <File>({ schema, entries, place, ...part }: KeptKind<File>) =>
  (storeIds: readonly string[]): BackupPart => {
    const places = new Map(storeIds.map((id) => [id, place(id)]))
    const all = [...places.values()]

    function known(value: unknown): [string, File][] | undefined {
      const stores = z.safeParse(z.record(z.string(), schema), value)
      return stores.data && Object.entries(stores.data).filter(([id]) => places.has(id))
    }

    const present = () => [...places].map(([id, { read }]) => [id, read()] as const)

    return {
      ...part,
      count: () => Object.keys(named(present(), entries)).length,
      read: () => Object.fromEntries(present()),
      compare(value) {
        const stores = known(value)
        return stores && compareEntries(named(present(), entries), named(stores, entries))
      },
      restore(value) {
        for (const [id, file] of known(value) ?? []) places.get(id)?.merge(file)
      },
      clear: () => all.forEach(({ clear }) => clear()),
      isRead: () => all.every(({ isRead }) => isRead()),
      subscribe(listener) {
        const stops = all.map(({ subscribe }) => subscribe(listener))
        return () => stops.forEach((stop) => stop())
      },
    }
  }

const named = <File>(
  stores: readonly (readonly [string, File])[],
  entries: KeptKind<File>['entries'],
) =>
  Object.fromEntries(
    stores.flatMap(([id, file]) =>
      Object.entries(entries(file)).map(([name, entry]) => [`${id} ${name}`, entry]),
    ),
  )

type InFile<Value, File> = {
  toFile: (value: Value) => File
  merged: (present: Value, file: File) => Value
  cleared: (present: Value) => Value
}

export function placeOf<Value, File>(
  { get, set, isRead, subscribe }: Omit<KeptValue<Value>, 'keeping' | 'replace'>,
  { toFile, merged, cleared }: InFile<Value, File>,
): Place<File> {
  return {
    read: () => toFile(get()),
    merge: (file) => set((present) => merged(present, file)),
    clear: () => set(cleared),
    isRead,
    subscribe,
  }
}
