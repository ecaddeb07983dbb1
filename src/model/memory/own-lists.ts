import { get, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { session } from '#api/session.ts'
import { openDatabase, type Sealed, createSealer } from '#base/sealed.ts'
import { createListeners, type Readable } from '#base/store.ts'
import type { DatabaseName } from '#base/stored-names.ts'
import { openTabChannel } from '#base/tab-channel.ts'

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

type OwnList<Item> = Readable<OwnItems<Item>> & {
  /** Resolves once the disk has been read, or has failed to be. */
  loaded: () => Promise<void>
  reload: () => void
  change: (edit: (items: readonly Item[]) => readonly Item[]) => void
}

export function ownLists<Item>({ database, store, read, onChange }: OwnLists<Item>) {
  const records = openDatabase(database, store)
  const { seal, unseal } = createSealer(`${database}-key`)
  const lists = new Map<string, OwnList<Item>>()
  const otherTabs = openTabChannel(database.replace('-', '.'), z.string(), (name) =>
    lists.get(name)?.reload(),
  )

  /** Some browsers block their databases; the items then last as long as the page. */
  async function stored(name: string): Promise<unknown> {
    try {
      const sealed = await get<Sealed>(name, records)
      return sealed && (await unseal(sealed))
    } catch {
      return undefined
    }
  }

  async function keep(name: string, items: readonly Item[]): Promise<void> {
    try {
      await set(name, await seal(items), records)
    } catch {
      // They stay in memory.
    }
  }

  function create(storeId: string, name: string): OwnList<Item> {
    const { subscribe, notify } = createListeners()
    let value: OwnItems<Item> = { items: [], isLoading: true }

    function become(items: readonly Item[]) {
      value = { items, isLoading: false }
      onChange?.(storeId, items)
      notify()
    }
    const load = async () => become(read(await stored(name)))

    async function apply(items: readonly Item[]) {
      become(items)
      await keep(name, items)
      otherTabs.send(name)
    }
    let loading = load()

    return {
      get: () => value,
      subscribe,
      loaded: () => loading,
      reload: () => void (loading = load()),
      change(edit) {
        loading = loading.then(() => apply(edit(value.items)))
      },
    }
  }

  return (storeId: string): OwnList<Item> => {
    const name = `${session.current().account}/${storeId.toLowerCase()}`
    const list = lists.get(name) ?? create(storeId, name)
    lists.set(name, list)
    return list
  }
}
