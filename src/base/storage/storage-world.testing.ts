import { vi } from 'vitest'
import * as z from 'zod/mini'

/*
 * A browser whose databases answer when the story says so, or refuse; its tabs share the disk, and
 * each loads the modules afresh.
 */
type Waiting = { isWrite: boolean; answer: (isRefused: boolean) => void }
type Row = Map<string, unknown>

const empty = () => ({
  databases: new Map<string, Row>(),
  waiting: [] as Waiting[],
  isFull: false,
  seals: 0,
})

/** Shared by the tabs, which load this module afresh, too. */
const shared = globalThis as { storageWorld?: ReturnType<typeof empty> }
const browser = (shared.storageWorld ??= empty())

function inTurn<Result>(isWrite: boolean, work: () => Result): Promise<Result> {
  return new Promise((resolve, reject) => {
    browser.waiting.push({
      isWrite,
      answer(isRefused) {
        if (isRefused || (isWrite && browser.isFull)) return reject(new Error('refused'))
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      },
    })
  })
}

function rowsOf(database: string): Row {
  const rows = browser.databases.get(database) ?? new Map<string, unknown>()
  browser.databases.set(database, rows)
  return rows
}

type FakeStore = ReturnType<typeof storeOf>

const storeOf = (rows: Row) => ({
  rows,
  clear: () => rows.clear(),
  transaction: {
    addEventListener: (type: string, listener: () => void) =>
      type === 'complete' && queueMicrotask(listener),
  },
})

type Use = (mode: string, work: (store: FakeStore) => unknown) => Promise<unknown>

/** For `vi.mock('idb-keyval', …)`. */
export const fakeDatabases = {
  createStore:
    (database: string): Use =>
    (mode, work) =>
      inTurn(mode === 'readwrite', () => work(storeOf(rowsOf(database)))),
  get: (key: string, use: Use) => use('readonly', ({ rows }) => rows.get(key)),
  entries: (use: Use) => use('readonly', ({ rows }) => [...rows]),
  delMany: (keys: string[], use: Use) =>
    use('readwrite', ({ rows }) => keys.forEach((key) => rows.delete(key))),
  update: (key: string, change: (old: unknown) => unknown, use: Use) =>
    use('readwrite', ({ rows }) => void rows.set(key, change(rows.get(key)))),
}

type FakeSealed = { iv: Uint8Array; key: number; text: string }

/** For `vi.mock('./sealed.ts', …)`: the same calls as the real one, without its arithmetic. */
export const fakeSealing = {
  createSealer(database: 'counter-private-key') {
    const keys: Promise<unknown> = import('./account-disk.ts').then(({ openDatabase }) =>
      openDatabase(database, 'keys'),
    )
    async function ownKey(): Promise<number> {
      const existing = await fakeDatabases.get('key', (await keys) as Use)
      if (existing !== undefined) return existing as number
      let agreed = 0
      await fakeDatabases.update(
        'key',
        (present) => (agreed = (present as number) ?? ++browser.seals),
        (await keys) as Use,
      )
      return agreed
    }
    return {
      async seal(value: unknown): Promise<FakeSealed> {
        const iv = new Uint8Array(Uint32Array.of(++browser.seals).buffer)
        return { iv, key: await ownKey(), text: JSON.stringify(value) }
      },
      async unsealOrLost({ key, text }: FakeSealed): Promise<unknown> {
        return key === (await ownKey()) ? (JSON.parse(text) as unknown) : undefined
      },
    }
  },
}

const Word = z.object({ id: z.string() })
/** What a later build stores beside it. */
const NewerWord = z.object({ id: z.string(), colour: z.optional(z.string()) })
export type Word = z.infer<typeof NewerWord>

type Listener = (event: { data?: unknown; key?: string | null }) => void
type Line = { tab: number; name: string; listener: Listener }

/** Loads its modules afresh, like a page. */
async function loadTab(isOlder: boolean) {
  vi.resetModules()
  const owner = await import('./private-owner.ts')
  const { privateStore } = await import('./private-store.ts')
  await import('./private-disk.ts')
  await import('./account-disk.ts')
  const schema = z.array(isOlder ? Word : NewerWord) as z.ZodMiniType<Word[]>
  return { ...owner, isOlder, words: privateStore<Word[]>('webhooks', schema, []) }
}

export type Tab = Awaited<ReturnType<typeof loadTab>>

export function openBrowser() {
  Object.assign(browser, empty())
  const lines: Line[] = []
  const stored: Record<string, string> = {}
  let loading = 0

  function write(key: string, value: string | undefined) {
    if (value === undefined) delete stored[key]
    else stored[key] = value
  }

  function hear(from: number, isFor: (line: Line) => boolean, event: Parameters<Listener>[0]) {
    for (const line of lines) if (line.tab !== from && isFor(line)) line.listener(event)
  }

  /** Globals are those of the tab that is loaded, so that it keeps them. */
  async function open(isOlder: boolean): Promise<Tab> {
    const tab = ++loading
    vi.stubGlobal(
      'localStorage',
      Object.assign(
        Object.create({
          getItem: (key: string) => stored[key] ?? null,
          setItem: (key: string, value: string) => write(key, value),
          removeItem: (key: string) => write(key, undefined),
        }) as object,
      ),
    )
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        name: string
        constructor(name: string) {
          this.name = name
        }
        addEventListener(_type: string, listener: Listener) {
          lines.push({ tab, name: this.name, listener })
        }
        postMessage(data: unknown) {
          hear(tab, ({ name }) => name === this.name, { data })
        }
        close() {}
      },
    )
    return loadTab(isOlder)
  }

  return {
    open,
    owner: () => stored['counter.owner'],
    /** Lets everything run that waits for nothing. */
    settle: () => new Promise((resolve) => setImmediate(resolve)),
    fill: (isFull: boolean) => (browser.isFull = isFull),
    answer(which: number, isRefused: boolean) {
      const [one] = browser.waiting.splice(which % Math.max(1, browser.waiting.length), 1)
      one?.answer(isRefused)
    },
    isWaiting: () => browser.waiting.length > 0,
    /** The text of all records, as whoever holds the key reads it. */
    onDisk(): string {
      const records = [...(browser.databases.get('counter-private')?.values() ?? [])]
      return records.map((record) => (record as FakeSealed).text).join('\n')
    },
  }
}
