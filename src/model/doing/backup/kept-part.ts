import * as z from 'zod/mini'
import type { KeptValue } from '#base/storage/kept-value.ts'
import { type BackupPart, compareEntries } from './backup.ts'

/** What one store of the account keeps of a kind, in the form of the file. */
export type Place<File> = {
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
export function keptPart<File>(
  { schema, entries, place, ...part }: KeptKind<File>,
  storeIds: readonly string[],
): BackupPart {
  const places = new Map(storeIds.map((id) => [id, place(id)]))
  const all = [...places.values()]

  function known(value: unknown): [string, File][] | undefined {
    const stores = z.safeParse(z.record(z.string(), schema), value)
    return stores.data && Object.entries(stores.data).filter(([id]) => places.has(id))
  }

  const named = (stores: readonly (readonly [string, File])[]) =>
    Object.fromEntries(
      stores.flatMap(([id, file]) =>
        Object.entries(entries(file)).map(([name, entry]) => [`${id} ${name}`, entry]),
      ),
    )
  const present = () => [...places].map(([id, { read }]) => [id, read()] as const)

  return {
    ...part,
    count: () => Object.keys(named(present())).length,
    read: () => Object.fromEntries(present()),
    compare(value) {
      const stores = known(value)
      return stores && compareEntries(named(present()), named(stores))
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
