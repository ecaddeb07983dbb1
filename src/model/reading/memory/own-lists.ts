import { del, get } from 'idb-keyval'
import * as z from 'zod/mini'
import { session } from '#api/session.ts'
import { type KeptValue, keptValue, type StoredEdit } from '#base/storage/kept-value.ts'
import { openOwnedChannel, ownedMap } from '#base/storage/owned.ts'
import { once } from '#base/storage/once.ts'
import { pause } from '#base/time/pause.ts'
import { changeSealed } from '#base/storage/sealed-change.ts'
import { openDatabase } from '#base/storage/account-disk.ts'
import { type Sealed, createSealer, secretName } from '#base/storage/sealed.ts'
import { createStore, type Readable } from '#base/storage/store.ts'
import type { DatabaseName } from '#base/storage/stored-names.ts'

/* Unlike everything else these outlive a sign-out, and open again for the same account only. */
type OwnLists<Item> = {
  database: Extract<DatabaseName, 'counter-saved-replies' | 'counter-views'>
  /** The database's object store, and the name of the channel between tabs. */
  store: 'replies' | 'views'
  /** Reads what was stored; one odd item must not lose the others. */
  read: (value: unknown) => Item[]
  onChange?: (storeId: string, items: readonly Item[]) => void
}

type OwnItems<Item> = { items: readonly Item[]; isLoading: boolean }

type OwnList<Item> = Readable<OwnItems<Item>> &
  Pick<KeptValue<readonly Item[]>, 'keeping'> & {
    /** Resolves once the disk has been read, or has failed to be. */
    loaded: () => Promise<void>
    reload: () => void
    change: (edit: (items: readonly Item[]) => readonly Item[]) => void
  }

const RETRY_AFTER = 5_000

export function ownLists<Item>({ database, store, read, onChange }: OwnLists<Item>) {
  const records = openDatabase(database, store)
  const sealer = createSealer(`${database}-key`)
  const box = { records, sealer, beside: () => ({}), isOurs: () => true, mayWrite: () => true }
  const lists = ownedMap<string, OwnList<Item>>()
  const otherTabs = openOwnedChannel(database.replace('-', '.'), z.string(), (name) =>
    lists.get(name)?.reload(),
  )

  /** The name says nothing of whose they are, since it stays after a sign-out. */
  function placeOf(account: string, storeId: string) {
    const clear = `${account}/${storeId}`
    const naming = once(() => secretName(clear))
    const changed = async <Value>(edit: StoredEdit<Value>) =>
      changeSealed(await naming(), box, edit)

    /** Older builds stored them under the ids themselves. */
    async function moveOlder() {
      const sealed = await get<Sealed>(clear, records)
      if (!sealed) return
      const older = await sealer.unsealOrLost(sealed)
      await changed({
        parse: (found) => (Array.isArray(found) ? (found as unknown[]) : []),
        apply: (items) => (Array.isArray(older) ? mergedById(items, older) : items),
        isWhole: true,
      })
      await del(clear, records)
    }

    return {
      async read() {
        await moveOlder()
        const sealed = await get<Sealed>(await naming(), records)
        return sealed && sealer.unsealOrLost(sealed)
      },
      async change<Value>(edit: StoredEdit<Value>) {
        await moveOlder()
        return changed(edit)
      },
    }
  }

  function create(storeId: string, account: string, name: string): OwnList<Item> {
    const place = placeOf(account, storeId.toLowerCase())
    const hasFailed = createStore(false, 'local')
    let items: OwnItems<Item> = { items: [], isLoading: true }
    const value = keptValue<readonly Item[]>(
      (found) => read(found),
      {
        read: () => place.read(),
        async change(edit) {
          const found = await place.change(edit)
          otherTabs.send(name)
          return found
        },
      },
      () => onChange?.(storeId, value.get()),
    )

    /** Some browsers block their databases; the items then last as long as the page. */
    async function load(): Promise<void> {
      await value.reload().catch(() => {
        hasFailed.set(true)
        void pause(RETRY_AFTER).then(loadAgain)
      })
    }
    async function loadAgain() {
      if (lists.get(name) === list && !value.isRead()) await load()
    }
    const list: OwnList<Item> = {
      get() {
        const isLoading = !value.isRead() && !hasFailed.get()
        const now = value.get()
        if (now !== items.items || isLoading !== items.isLoading) items = { items: now, isLoading }
        return items
      },
      subscribe(listener) {
        const stops = [value.subscribe(listener), hasFailed.subscribe(listener)]
        return () => stops.forEach((stop) => stop())
      },
      keeping: value.keeping,
      loaded: () => loading,
      reload: () => void (loading = load()),
      change: value.set,
    }
    let loading = load()
    return list
  }

  return (storeId: string): OwnList<Item> => {
    const { account } = session.current()
    const name = `${account}/${storeId.toLowerCase()}`
    const list = lists.get(name) ?? create(storeId, account, name)
    lists.set(name, list)
    return list
  }
}

const Named = z.object({ id: z.string() })
const idOf = (item: unknown) => z.safeParse(Named, item).data?.id

function mergedById(items: readonly unknown[], older: readonly unknown[]): unknown[] {
  const ids = new Set(older.map(idOf))
  return [...older, ...items.filter((item) => !ids.has(idOf(item)))]
}
